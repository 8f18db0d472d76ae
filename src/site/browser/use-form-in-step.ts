import { useEffect, useRef } from "react";

/**
 * For a form whose address says what was chosen. The form's own fields hold what is typed; when the address changes otherwise (a
 * filter removed, back), they follow it.
 *
 * @param query what the address says, by the names of the fields
 */
export function useFormInStep<Query extends object>(query: Query) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    // They came with it, and what was typed before script ran is not to be lost.
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
