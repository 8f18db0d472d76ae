import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { FOLLOW_SUGGESTION } from "./watch-suggestions";

/** Follows suggestions of this site within the document. @returns for the search box */
export function useFollowedSuggestions(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const input = box.current;
    const follow = (event: Event) => {
      const { detail: url } = event as CustomEvent<string>;
      if (!url.startsWith("/")) return;
      event.preventDefault();
      void navigate(url);
    };
    input?.addEventListener(FOLLOW_SUGGESTION, follow);
    return () => input?.removeEventListener(FOLLOW_SUGGESTION, follow);
  }, [navigate]);
  return box;
}
