const DAY_MS = 86_400_000;

/**
 * RFC 9116: whom to contact about a vulnerability. The file must name an expiry date within a year.
 * @returns the text, and when it should be renewed to stay well ahead of that date
 */
export function securityText(
  origin: string,
  email: string | undefined,
  now: Date,
): { body: string; renewAt: Date } {
  // Whole days, so that all nodes write the same text.
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
