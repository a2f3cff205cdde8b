package say

// feltFrench says the felt in French.
type feltFrench struct{ feltEnglish }
