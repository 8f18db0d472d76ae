/**
 * Whether an address is for programs, which always get JSON. The specification has one of them outside /api.
 */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/") || path === "/donate/initiate";
}
