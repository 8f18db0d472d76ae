import { isCalledBy } from "~/content/fixed-addresses";

/** Whether an address is for programs, which always get JSON. Some features have such addresses outside of /api. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/") || isCalledBy("program", path);
}
