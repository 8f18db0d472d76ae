import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { fillIn, type SavedInput, savedInput } from "./saved-input";

/**
 * Fills in a form with its earlier input in this tab. Fields that only appear once others are filled in get their
 * values when they appear. The form needs the attribute `data-keeps` with the same key.
 *
 * @param key undefined for a form that starts with its own values
 * @returns whether the form was filled in with input of an earlier visit
 */
export function useSavedInput(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
  onFilledIn?: (values: SavedInput["values"]) => void,
): boolean {
  const [isFilledIn, setFilledIn] = useState(false);
  const tell = useEffectEvent((values: SavedInput["values"]) => onFilledIn?.(values));

  useEffect(() => {
    const element = form.current;
    const savedValues = key === undefined ? undefined : savedInput(key);
    if (!element || !savedValues) return;
    // Input in this document from before the app ran needs no notice.
    const isFromBefore = element.dataset.typed === undefined || element.dataset.filledIn !== undefined;
    const done = new WeakSet<Element>();
    const fill = () => fillIn(element, savedValues.values, done);
    fill();
    setFilledIn(isFromBefore);
    tell(savedValues.values);
    const appearing = new MutationObserver(fill);
    appearing.observe(element, { childList: true, subtree: true });
    return () => appearing.disconnect();
  }, [form, key]);

  return isFilledIn;
}
