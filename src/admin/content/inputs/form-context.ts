import { type ComponentType, createContext, useContext } from "react";
import type { TypeDescription } from "~/content/description";
import type { ReferencedItem } from "~/content/item-schemas";
import type { InputProps } from "./input-props";

/** What inputs need to know of the record around them. */
export interface FormSurroundings {
  types: TypeDescription[];
  type: TypeDescription;
  /** What the record is called so far: an address is made from it. */
  title: string;
  /** Whether people may know the public address already: changing it makes a redirect. */
  isPublished: boolean;
  /** Other records by id, as far as they were fetched. */
  references: Record<string, ReferencedItem>;
  /** Remembers what a picker showed, so that a chosen record keeps its name without another question. */
  learn(id: string, item: ReferencedItem): void;
  /** The input of any field, for inputs that are made of others. */
  Input: ComponentType<InputProps>;
}

export const FormContext = createContext<FormSurroundings | null>(null);

/** @throws Error outside a form */
export function useForm(): FormSurroundings {
  const form = useContext(FormContext);
  if (!form) throw new Error("An input stands outside of a form.");
  return form;
}
