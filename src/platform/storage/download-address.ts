/** Prefix of documents' addresses; the slug follows. */
export const DOWNLOAD = "/download/";
