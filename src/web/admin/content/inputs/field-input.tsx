import { Skeleton } from "@mantine/core";
import { type ComponentType, lazy, Suspense } from "react";
import type { FieldDescription } from "~/content/description";
import { OpeningHoursField } from "../hours/opening-hours-input";
import { BlocksField } from "./blocks-input";
import { BooleanField } from "./boolean-input";
import { ColorField } from "./color-input";
import { DateField } from "./date-input";
import { DateTimeField } from "./date-time-input";
import { EditorNote } from "./editor-note";
import { FileField } from "./file-input";
import { FixedValue } from "./fixed-input";
import { ImageField } from "./image-input";
import { ImagesField } from "./images-input";
import type { InputProps } from "./input-props";
import { ItemArrayField } from "./item-array-input";
import { NavigationField } from "./navigation-input";
import { NumberField } from "./number-input";
import { RecordField } from "./record-input";
import { RecordsField } from "./records-input";
import { SelectField } from "./select-input";
import { SlideArrayField } from "./slide-array-input";
import { SlugField } from "./slug-input";
import { TableField } from "./table/table-input";
import { TextArrayField } from "./text-array-input";
import { TextField } from "./text-input";
import { TextareaField } from "./textarea-input";

/** The editor of rich text is large, and most forms open without it in sight. */
const RichTextField = lazy(() => import("../rich-text/rich-text-input"));

/** Only forms ask questions. */
const QuestionsField = lazy(() => import("./questions/questions-input"));

// biome-ignore lint/suspicious/noExplicitAny: each kind has a value of its own; the description says which belongs to which
const INPUTS: Record<FieldDescription["kind"], ComponentType<InputProps<any>>> = {
  TEXT: TextField,
  TEXTAREA: TextareaField,
  BOOLEAN: BooleanField,
  NUMBER: NumberField,
  MONEY: NumberField,
  SELECT: SelectField,
  COLOR: ColorField,
  DATETIME: DateTimeField,
  DATE: DateField,
  TIME: DateField,
  HTML: RichTextField,
  IMAGE: ImageField,
  IMAGE_ARRAY: ImagesField,
  FILE: FileField,
  SLIDE_ARRAY: SlideArrayField,
  ITEM_ARRAY: ItemArrayField,
  NAVIGATION_ITEMS: NavigationField,
  FIXED_VALUE: FixedValue,
  NEWSITEM_ARRAY: RecordsField,
  EDITOR_NOTE_HTML: EditorNote,
  CHLOCATION: RecordField,
  CHLOCATION_ARRAY: RecordsField,
  CHSTAFFMEMBER: RecordField,
  CHSTAFFMEMBER_ARRAY: RecordsField,
  CHSPECIALTY_ARRAY: RecordsField,
  REFERENCE: RecordField,
  SLUG: SlugField,
  TEXT_ARRAY: TextArrayField,
  OPENING_HOURS: OpeningHoursField,
  BLOCKS: BlocksField,
  SLOT: BlocksField,
};

/** Inputs in place of the kind's own. */
// biome-ignore lint/suspicious/noExplicitAny: as above
const EDITORS: Record<NonNullable<FieldDescription["settings"]["editor"]>, ComponentType<InputProps<any>>> = {
  questions: QuestionsField,
  table: TableField,
};

/** The input that a field's kind asks for. A value that an older record lacks begins as a new record's. */
export function FieldInput(props: InputProps) {
  const { kind, settings } = props.field;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const Input: ComponentType<InputProps<any>> = settings.editor ? EDITORS[settings.editor] : INPUTS[kind];
  const value = props.value === undefined ? props.field.empty : props.value;
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      <Input {...props} value={value} />
    </Suspense>
  );
}
