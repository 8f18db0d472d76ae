import { createContext, type ReactNode, useContext, useMemo } from "react";

interface Scope {
  id: string;
  values: Readonly<Record<string, string>> | undefined;
}

const Context = createContext<Scope>({ id: "field", values: undefined });

export interface FormFieldsProps {
  /** Told apart from every other form of the document: of the ids of its controls. */
  id: string;
  /** What was typed before, by field name: in place of what the fields hold at first. */
  values?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Around the fields of one form. */
export function FormFields({ id, values, children }: FormFieldsProps) {
  const scope = useMemo(() => ({ id, values }), [id, values]);
  return <Context value={scope}>{children}</Context>;
}

/** Gives the id of the control with a `name`: where the error summary leads. */
export function useFieldIds(): (name: string) => string {
  const { id } = useContext(Context);
  return (name) => `${id}-${name}`;
}

/** What was typed into a field before; undefined when the form is new. */
export function useTyped(): Scope["values"] {
  return useContext(Context).values;
}
