/** Address of clamd: a TCP port, or a socket on this machine. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Parses `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; undefined for anything else. */
export function parseClamdUrl(value: string): ClamdAddress | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, port, pathname, search, hash } = new URL(value);
  if (search || hash) return undefined;
  if (protocol === "unix:") return !hostname && pathname.length > 1 ? { path: pathname } : undefined;
  if (protocol !== "tcp:" || !hostname || !["", "/"].includes(pathname)) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) };
}
