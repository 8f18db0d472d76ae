import { useEffect } from "react";
import { isFinding } from "../../find/is-finding";
import { useForm } from "../inputs/form-context";
import { inputId } from "../inputs/input-props";

/**
 * Focuses the input of this field when a new record opens and it is the form's first, so that people can type
 * immediately.
 */
export function useFocusOnArrival(path: string): void {
  const { focusFirst } = useForm();
  useEffect(() => {
    if (focusFirst.current !== path || isFinding()) return;
    // Only once: the field may come back later, with a tab.
    focusFirst.current = null;
    document.getElementById(inputId(path))?.focus({ preventScroll: true });
  }, [focusFirst, path]);
}
