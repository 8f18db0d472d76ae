/** For how long the books and receipts of gifts say who gave: as long as a tax return that rests on them can be asked about. */
export const BOOKS_YEARS = 7;
