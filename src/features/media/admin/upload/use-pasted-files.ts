import { useEffect, useRef } from "react";

/** Hears of files that are pasted anywhere on the screen; pasted words stay with the field they are meant for. */
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
