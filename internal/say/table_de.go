package say

// feltGerman says the felt in German.
type feltGerman struct{ feltEnglish }
