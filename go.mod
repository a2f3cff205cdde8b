module bivouac

go 1.26.0
