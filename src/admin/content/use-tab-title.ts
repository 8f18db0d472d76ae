import { useEffect } from "react";

/** Sets the title of the browser's tab. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Staff`;
  }, [title]);
}
