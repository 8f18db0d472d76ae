/** Whether the browser requests the page before the visitor opens it, so that perhaps nobody will see it. */
export function isPrefetch(header: (name: string) => string | undefined): boolean {
  const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-moz");
  return purpose?.includes("prefetch") ?? false;
}

/** Whether the visitor asked browser and site to save data: then nothing is requested in advance. */
export function savesData(header: (name: string) => string | undefined): boolean {
  return header("save-data") === "on";
}
