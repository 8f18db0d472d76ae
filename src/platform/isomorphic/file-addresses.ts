/** Prefix of documents' permanent addresses; the slug follows. */
export const DOWNLOAD = "/download/";

/** Prefix of the addresses of stored files; the file's key follows. Its contents never change. */
export const STORED_FILES = "/files/";

/** Leads to the file with every price that the published settings name. */
export const PRICE_FILE = "/price-file";
