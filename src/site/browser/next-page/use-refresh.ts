import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { refreshWith } from "./keep-current";

/** Refreshes a page that the browser restored and that has changed, without losing open dialogs or input. */
export function useRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => refreshWith(() => void revalidate()), [revalidate]);
}
