const loads = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the page, once, and waits for it.
 * @throws Error if it cannot be loaded; the next call tries again
 */
export function loadStylesheet(href: string): Promise<void> {
  const pendingLoad = loads.get(href);
  if (pendingLoad) return pendingLoad;
  const load = new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loads.delete(href);
      reject(new Error(`The stylesheet ${href} could not be loaded.`));
    };
    document.head.append(link);
  });
  loads.set(href, load);
  return load;
}
