import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { refreshWith } from "./keep-current";

/** Lets a page that the browser restored, and that has changed, be refreshed without losing what is open or typed. */
export function useRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => refreshWith(() => void revalidate()), [revalidate]);
}
