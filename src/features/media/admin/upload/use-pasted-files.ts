import { useEffect, useRef } from "react";

/** Receives files pasted anywhere on the screen; pasted text stays with its field. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const tell = useRef(onFiles);
  tell.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      tell.current(files);
    };
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, []);
}
