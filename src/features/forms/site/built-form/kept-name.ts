/** The name of a file that a form carries on, with its size: "card.jpg (120 KB)". Empty for what is no such thing. */
export function keptName(value: string): string {
  const [, size, ...name] = value.split(" ");
  const bytes = Number(size);
  if (name.length === 0 || !Number.isFinite(bytes)) return "";
  return `${name.join(" ")} (${Math.max(1, Math.round(bytes / 1024)).toLocaleString("en-US")} KB)`;
}
