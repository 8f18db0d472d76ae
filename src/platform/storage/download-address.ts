/** What the addresses of documents begin with; the slug follows. */
export const DOWNLOAD = "/download/";
