const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once. After a failure, the next call tries again. */
export function loadScript(address: string): Promise<void> {
  const pendingLoad = loading.get(address);
  if (pendingLoad) return pendingLoad;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      loading.delete(address);
      reject(new Error("The bot check's script could not be loaded"));
    });
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}
