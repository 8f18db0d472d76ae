import { type RefObject, useEffect, useRef } from "react";
import { RESULTS, showOwn } from "./early-results";

interface ResultsProps<Part> {
  ref: RefObject<Part | null>;
  [RESULTS]: string;
}

/**
 * For the element around what a form of filters asks for. Before the app runs, the start script shows there what the
 * server renders for a chosen filter.
 * @param name of the part, unique on the page
 * @param shown the data that it shows: when it changes, the part shows its own content
 */
export function useResults<Part extends HTMLElement>(name: string, shown: unknown): ResultsProps<Part> {
  const ref = useRef<Part>(null);
  const first = useRef(shown);
  useEffect(() => {
    if (shown !== first.current && ref.current) showOwn(ref.current);
  }, [shown]);
  return { ref, [RESULTS]: name };
}
