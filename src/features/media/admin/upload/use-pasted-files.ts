import { useEffect, useRef } from "react";

/** Handles files that are pasted anywhere on the screen. Does not affect pasted text. */
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
