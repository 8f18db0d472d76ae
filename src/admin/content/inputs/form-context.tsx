import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
} from "react";
import type { TypeDescription } from "~/content/description";
import type { ReferencedItem } from "~/content/item-schemas";
import type { InputProps } from "./input-props";

/** Facts about their record that inputs need. They do not change while someone types. */
export interface FormSurroundings {
  types: TypeDescription[];
  type: TypeDescription;
  /** Whether the public address may be known, or is just being published: changing it creates a redirect. */
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

/** What someone types in a form. Inputs that read it render again with each change of any field. */
export interface FormValues {
  /** The record's present values, by field name. */
  values: Readonly<Record<string, unknown>>;
  /** The record's current title, from which an address is derived. */
  title: string;
}

const SurroundingsContext = createContext<FormSurroundings | null>(null);
const ValuesContext = createContext<FormValues | null>(null);

/** Surrounds the inputs of a form. */
export function FormProvider(props: FormSurroundings & FormValues & { children: ReactNode }) {
  const { types, type, isPublished, references, addReference, focusFirst, Input, values, title } = props;
  const surroundings = useMemo(
    () => ({
      types,
      type,
      isPublished,
      references,
      addReference,
      focusFirst,
      Input,
    }),
    [types, type, isPublished, references, addReference, focusFirst, Input],
  );
  const typed = useMemo(() => ({ values, title }), [values, title]);
  return (
    <SurroundingsContext value={surroundings}>
      <ValuesContext value={typed}>{props.children}</ValuesContext>
    </SurroundingsContext>
  );
}

/** @throws Error outside a form */
export function useForm(): FormSurroundings {
  return inForm(useContext(SurroundingsContext));
}

/** @throws Error outside a form */
export function useFormValues(): FormValues {
  return inForm(useContext(ValuesContext));
}

function inForm<Part>(part: Part | null): Part {
  if (!part) throw new Error("An input was rendered outside of a form.");
  return part;
}
