/** Scheme and host of the site for terminal output: the setting, or this machine. */
export function siteAddress({ SITE_URL, PORT }: { SITE_URL?: string; PORT: number }): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}
