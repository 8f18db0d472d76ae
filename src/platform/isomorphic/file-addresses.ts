/** Prefix of documents' permanent addresses; the slug follows. */
export const DOWNLOAD = "/download/";

/** Prefix of the addresses of stored files; the file's key follows. Its contents never change. */
export const STORED_FILES = "/files/";
