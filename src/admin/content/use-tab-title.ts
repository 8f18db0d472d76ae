import { useEffect } from "react";

/** Names the browser's tab. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Staff`;
  }, [title]);
}
