import { type RefObject, useCallback, useEffect, useState } from "react";
import type { TypedValues } from "~/ui/form/form-fields";
import type { FormQuestion } from "../../form/question";
import type { ChosenValues } from "../../form/shown-questions";

/** The choices in questions on which others depend. `look` reads the form again. `form` is the ref of its element. */
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
  // Also reads choices that were made before hydration.
  useEffect(() => look(), [look]);
  return { chosen, look, form };
}

function sameAs(before: ChosenValues, now: ChosenValues): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
