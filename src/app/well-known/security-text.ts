const DAY_MS = 86_400_000;

/**
 * RFC 9116: whom to tell about a weakness. The file must name a date within a year after which it is stale.
 * @returns the text, and when it should be written anew to stay well ahead of that date
 */
export function securityText(
  origin: string,
  email: string | undefined,
  now: Date,
): { body: string; renewAt: Date } {
  // Whole days, so that nodes which write it at different moments write the same.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/contact-us`,
    `Expires: ${new Date(today + 180 * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return { body: lines.join("\n"), renewAt: new Date(today + DAY_MS) };
}
