import { createContext, use } from "react";

/** What belongs into a text, by the path of its input; around inputs whose record knows. */
export const HintContext = createContext<(path: string) => string | undefined>(() => undefined);

export function useHint(path: string): string | undefined {
  return use(HintContext)(path);
}
