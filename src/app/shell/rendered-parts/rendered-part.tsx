import { createContext, type ReactNode, useContext, useId } from "react";
import type { PageParts } from "./part-memory";

/** Set by the server only. */
export const PagePartsContext = createContext<PageParts | null>(null);

export interface RenderedPartProps {
  /** Everything that can change what `children` render to, by identity. */
  dependsOn: readonly (object | null | undefined)[];
  /** The same for values that are strings. */
  variant?: string;
  children: ReactNode;
}

/**
 * A part that is the same on many pages. The server renders it once and then copies its HTML, which is faster than
 * rendering it again. In the browser it is only its children.
 */
export function RenderedPart({ dependsOn, variant = "", children }: RenderedPartProps) {
  // Ids within the part depend on its position.
  const position = useId();
  const page = useContext(PagePartsContext);
  const part = import.meta.env.SSR ? page?.part(`${position} ${variant}`, dependsOn) : undefined;
  // Always three children, because their number is part of the ids too.
  return (
    <>
      {part && <template id={part.begin} />}
      {part?.isKnown ? null : children}
      {part && <template id={part.end} />}
    </>
  );
}
