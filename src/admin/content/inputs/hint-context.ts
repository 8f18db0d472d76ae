import { createContext, use } from "react";

/** Instructions for a text, by the path of its input; provided by records that have some. */
export const HintContext = createContext<(path: string) => string | undefined>(() => undefined);

export function useHint(path: string): string | undefined {
  return use(HintContext)(path);
}
