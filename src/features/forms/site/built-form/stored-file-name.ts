/** The name and size of a stored file: "card.jpg (120 KB)". Empty if the reference is invalid. */
export function storedFileName(value: string): string {
  const [, size, ...name] = value.split(" ");
  const bytes = Number(size);
  if (name.length === 0 || !Number.isFinite(bytes)) return "";
  return `${name.join(" ")} (${Math.max(1, Math.round(bytes / 1024)).toLocaleString("en-US")} KB)`;
}
