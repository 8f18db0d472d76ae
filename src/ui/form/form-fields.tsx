import { createContext, type ReactNode, useContext, useMemo } from "react";

interface Scope {
  id: string;
  values: TypedValues | undefined;
  last: Readonly<Record<string, string>> | undefined;
}

/** The input by field name; several values if a field has several. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

const Context = createContext<Scope>({ id: "field", values: undefined, last: undefined });

export interface FormFieldsProps {
  /** Unique among the forms of the document; a prefix for the ids of its controls. */
  id: string;
  /** The earlier input by field name; overrides the fields' initial values. */
  values?: TypedValues;
  children: ReactNode;
}

/** Wraps the fields of one form. */
export function FormFields({ id, values, children }: FormFieldsProps) {
  const scope = useMemo(() => ({ id, values, last: values && lastOf(values) }), [id, values]);
  return <Context value={scope}>{children}</Context>;
}

/** Returns the id of the control with a `name`, for links in the error summary. */
export function useFieldIds(): (name: string) => string {
  const { id } = useContext(Context);
  return (name) => `${id}-${name}`;
}

/** A field's earlier input, the last of several values; undefined if the form is new. */
export function useTyped(): Scope["last"] {
  return useContext(Context).last;
}

/** All values that were typed or chosen in one field before; undefined if the form is new. */
export function useAllTyped(name: string): readonly string[] | undefined {
  const { values } = useContext(Context);
  return values && [values[name] ?? []].flat();
}

function lastOf(values: TypedValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, [all].flat().at(-1) ?? ""]));
}
