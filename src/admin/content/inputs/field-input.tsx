import { Skeleton } from "@mantine/core";
import { type ComponentType, Suspense } from "react";
import { lazyPart } from "~/admin/screen/lazy-part";
import type { FieldDescription } from "~/content/description";
import { featureEditor, featureInput } from "../../admin-features";
import { OpeningHoursField } from "../hours/opening-hours-input";
import { BlocksField } from "./blocks-input";
import { BooleanField } from "./boolean-input";
import { WeekdaysField, WeeksOfMonthField } from "./choices-input";
import { ColorField } from "./color-input";
import { DateField } from "./date-input";
import { DateTimeField } from "./date-time-input";
import { EditorNote } from "./editor-note";
import { FixedValue } from "./fixed-input";
import { type InputProps, loadingId } from "./input-props";
import { ItemArrayField } from "./item-array-input";
import { NavigationField } from "./navigation-input";
import { NumberField } from "./number-input";
import { RecordField } from "./record-input";
import { RecordsField } from "./records-input";
import { SelectField } from "./select-input";
import { SlugField } from "./slug-input";
import { TableField } from "./table/table-input";
import { TextArrayField } from "./text-array-input";
import { TextareaField, TextField } from "./text-input";

/** The rich text editor is large, and most forms open without showing it. */
const RichTextField = lazyPart(() => import("../rich-text/rich-text-input"));

// biome-ignore lint/suspicious/noExplicitAny: each kind has a value of its own; the description says which belongs to which
const INPUTS: Partial<Record<FieldDescription["kind"], ComponentType<InputProps<any>>>> = {
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
  REFERENCE_ARRAY: RecordsField,
  SLUG: SlugField,
  TEXT_ARRAY: TextArrayField,
  OPENING_HOURS: OpeningHoursField,
  WEEKDAYS: WeekdaysField,
  WEEKS_OF_MONTH: WeeksOfMonthField,
  BLOCKS: BlocksField,
  SLOT: BlocksField,
};

/** For a field of a kind for which no feature has an input. */
const noInput = () => null;

/** The input for a field's kind. A value that an older record lacks starts like a new record's. */
export function FieldInput(props: InputProps) {
  const { kind, settings } = props.field;
  const own = settings.editor === "table" ? TableField : INPUTS[kind];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const Input: ComponentType<InputProps<any>> =
    (settings.editor && featureEditor(settings.editor)) ?? featureInput(kind) ?? own ?? noInput;
  const value = props.value === undefined ? props.field.empty : props.value;
  return (
    <Suspense fallback={<Skeleton id={loadingId(props.path)} height={220} />}>
      <Input {...props} value={value} />
    </Suspense>
  );
}
