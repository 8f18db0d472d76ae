const KINDS: Record<string, string> = {
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "Excel",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "PowerPoint",
  "application/vnd.oasis.opendocument.text": "OpenDocument text",
  "application/vnd.oasis.opendocument.spreadsheet": "OpenDocument table",
  "application/vnd.oasis.opendocument.presentation": "OpenDocument slides",
  "application/json": "JSON",
  "image/svg+xml": "Drawing",
  "text/csv": "Table (CSV)",
  "text/vtt": "Captions",
  "video/mp4": "Video",
  "video/webm": "Video",
};

/** The common name of a file type. */
export function fileKind(mimeType: string): string {
  return KINDS[mimeType] ?? "File";
}

/** A size as text, rounded up so that the download is never larger: `340 kB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.ceil(bytes / 1_000))} kB`;
  return `${(Math.ceil(bytes / 100_000) / 10).toFixed(1).replace(/\.0$/, "")} MB`;
}
