import { useEffect, useRef } from "react";

/**
 * For a form whose choices are in the address. The form's fields hold the input. When the address changes in another
 * way (a removed filter, going back), they follow it.
 * @param query the address's parameters, by field name
 */
export function useSyncedForm<Query extends object>(query: Query) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    // The fields were rendered with it, and input from before JavaScript ran must not be lost.
    if (shown.current === query) return;
    shown.current = query;
    for (const control of form.current?.elements ?? []) {
      const value = query[(control as HTMLInputElement).name as keyof Query];
      if (control instanceof HTMLInputElement && control.type === "checkbox") {
        control.checked = value === control.value;
      } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        control.value = String(value);
      }
    }
  }, [query]);
  return form;
}
