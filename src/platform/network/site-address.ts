/** Scheme and host for links that leave by mail: the setting, or this machine. Never the Host header, which a stranger writes. */
export function siteAddress({ SITE_URL, PORT }: { SITE_URL?: string; PORT: number }): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}
