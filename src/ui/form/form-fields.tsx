import { createContext, type ReactNode, useContext, useMemo } from "react";

interface Scope {
  id: string;
  values: TypedValues | undefined;
  last: Readonly<Record<string, string>> | undefined;
}

/** What was typed, by field name; several where a field has several values. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

const Context = createContext<Scope>({ id: "field", values: undefined, last: undefined });

export interface FormFieldsProps {
  /** Told apart from every other form of the document: of the ids of its controls. */
  id: string;
  /** What was typed before, by field name: in place of what the fields hold at first. */
  values?: TypedValues;
  children: ReactNode;
}

/** Around the fields of one form. */
export function FormFields({ id, values, children }: FormFieldsProps) {
  const scope = useMemo(() => ({ id, values, last: values && lastOf(values) }), [id, values]);
  return <Context value={scope}>{children}</Context>;
}

/** Gives the id of the control with a `name`: where the error summary leads. */
export function useFieldIds(): (name: string) => string {
  const { id } = useContext(Context);
  return (name) => `${id}-${name}`;
}

/** What was typed into a field before, the last of several; undefined when the form is new. */
export function useTyped(): Scope["last"] {
  return useContext(Context).last;
}

/** Everything that was typed into one field, or chosen in it, before; undefined when the form is new. */
export function useAllTyped(name: string): readonly string[] | undefined {
  const { values } = useContext(Context);
  return values && [values[name] ?? []].flat();
}

function lastOf(values: TypedValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, [all].flat().at(-1) ?? ""]));
}
