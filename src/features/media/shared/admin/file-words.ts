/** "820 KB", "1.4 MB": in the format of editors' operating systems. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  const megabytes = kilobytes / 1024;
  if (megabytes >= 1000) return `${(megabytes / 1024).toFixed(1)} GB`;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

const TYPES: [RegExp, string][] = [
  [/pdf$/, "PDF"],
  [/wordprocessingml/, "Word"],
  [/spreadsheetml/, "Excel"],
  [/presentationml/, "PowerPoint"],
  [/opendocument\.text/, "OpenDocument text"],
  [/opendocument\.spreadsheet/, "OpenDocument spreadsheet"],
  [/opendocument\.presentation/, "OpenDocument slides"],
  [/^image\/svg/, "Drawing (SVG)"],
  [/^image\/webp/, "WebP"],
];

/** The common name of a media type: "PDF" for `application/pdf`. */
export function typeWords(mimeType: string): string {
  const match = TYPES.find(([pattern]) => pattern.test(mimeType));
  return match?.[1] ?? mimeType.replace(/^.*\//, "").toUpperCase();
}
