/** Prefix of the addresses of preview links; the token follows. */
export const PREVIEW_LINKS = "/preview/";
