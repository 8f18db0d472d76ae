/** From a screen to the staff's service worker, which answers through the port of the message, if it has one. */
export type ScreenMessage = KeepScreen | { type: "DROP_SCREENS" };

/** Keep the screen for a reload without a connection. */
export interface KeepScreen {
  type: "KEEP_SCREEN";
  path: string;
  /** The paths of the build's files that it has loaded. */
  files: string[];
}

/** Null for anything else. */
export function readScreenMessage(data: unknown): ScreenMessage | null {
  const { type, path, files } = (data ?? {}) as Record<string, unknown>;
  if (type === "DROP_SCREENS") return { type };
  if (type !== "KEEP_SCREEN" || typeof path !== "string" || !path.startsWith("/admin/")) return null;
  return {
    type,
    path,
    files: Array.isArray(files) ? files.filter((file) => typeof file === "string" && isFile(file)) : [],
  };
}

/** Files of the build, whose contents never change. */
export function isFile(path: string): boolean {
  return path.startsWith("/assets/");
}
