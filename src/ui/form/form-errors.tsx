import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

/** One invalid field, as in the API's responses and the server's re-rendered forms. */
export interface FieldError {
  /** The field's `name`. */
  propertyName: string;
  message: string;
}

interface Shown {
  errors: FieldError[];
  clear: (name: string) => void;
}

const Context = createContext<Shown>({ errors: [], clear: () => {} });

/**
 * Provides the errors to the fields within, by name. A field's error disappears when the field is edited. A
 * new list of errors (another response) is shown in full.
 */
export function FormErrors({ errors, children }: { errors: FieldError[] | undefined; children: ReactNode }) {
  const [seen, setSeen] = useState(errors);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  if (seen !== errors) {
    setSeen(errors);
    setEdited(new Set());
  }
  const shown = useMemo<Shown>(
    () => ({
      errors: (errors ?? []).filter((error) => !edited.has(error.propertyName)),
      clear: (name) => setEdited((before) => (before.has(name) ? before : new Set(before).add(name))),
    }),
    [errors, edited],
  );
  return <Context value={shown}>{children}</Context>;
}

export function useFormErrors(): FieldError[] {
  return useContext(Context).errors;
}

/** The message to show under a field, and the function to call when it is edited. */
export function useFieldError(name: string): { error: string | undefined; clear: () => void } {
  const { errors, clear } = useContext(Context);
  return {
    error: errors.find((one) => one.propertyName === name)?.message,
    clear: () => clear(name),
  };
}
