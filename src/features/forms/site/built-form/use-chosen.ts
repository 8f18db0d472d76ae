import { type RefObject, useCallback, useEffect, useState } from "react";
import type { TypedValues } from "~/ui/form/form-fields";
import type { ChosenValues } from "../../form/asked-questions";
import type { FormQuestion } from "../../form/question";

/**
 * What was chosen in those questions that others depend on. `look` reads the form again; `form` gives its element, once there is
 * one.
 */
export function useChosen(
  questions: readonly FormQuestion[],
  typed: TypedValues | undefined,
  around: RefObject<HTMLElement | null>,
) {
  const [chosen, setChosen] = useState<ChosenValues>(() =>
    Object.fromEntries(Object.entries(typed ?? {}).map(([name, value]) => [name, [value].flat()])),
  );
  const form = useCallback(() => around.current?.querySelector("form") ?? null, [around]);
  const look = useCallback(() => {
    const element = form();
    if (!element) return;
    const filled = new FormData(element);
    const deciding = new Set(questions.flatMap(({ shownWhen }) => shownWhen || []));
    const now = Object.fromEntries([...deciding].map((name) => [name, filled.getAll(name).map(String)]));
    setChosen((before) => (sameAs(before, now) ? before : now));
  }, [questions, form]);
  // What was chosen before the page was taken over counts too.
  useEffect(() => look(), [look]);
  return { chosen, look, form };
}

function sameAs(before: ChosenValues, now: ChosenValues): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
