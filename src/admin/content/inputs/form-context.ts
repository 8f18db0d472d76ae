import { type ComponentType, createContext, type RefObject, useContext } from "react";
import type { TypeDescription } from "~/content/description";
import type { ReferencedItem } from "~/content/item-schemas";
import type { InputProps } from "./input-props";

/** Facts about their record that inputs need. */
export interface FormSurroundings {
  types: TypeDescription[];
  type: TypeDescription;
  /** The record's present values, by field name. */
  values: Readonly<Record<string, unknown>>;
  /** The record's current title, from which an address is derived. */
  title: string;
  /** Whether the public address may be known: changing it creates a redirect. */
  isPublished: boolean;
  /** The other records that were fetched, by id. */
  references: Record<string, ReferencedItem>;
  /** Stores records that a picker showed, so that a chosen record keeps its name without another request. */
  addReference(id: string, item: ReferencedItem): void;
  /** The name of the field whose input takes the focus when it appears; null for none, and after it did. */
  focusFirst: RefObject<string | null>;
  /** The input of any field, for inputs that contain others. */
  Input: ComponentType<InputProps>;
}

/** For forms in which no input takes the focus. */
export const NO_FIRST_FIELD: RefObject<string | null> = { current: null };

export const FormContext = createContext<FormSurroundings | null>(null);

/** @throws Error outside a form */
export function useForm(): FormSurroundings {
  const form = useContext(FormContext);
  if (!form) throw new Error("An input was rendered outside of a form.");
  return form;
}
