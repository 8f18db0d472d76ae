import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useRef } from "react";
import type { FieldDescription } from "~/content/description";
import type { References } from "~/content/item-schemas";
import { useFilledIn } from "../variables/use-variable-values";
import { nameOfRecord } from "./chosen-record";
import { useForm } from "./form-context";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import { ItemFrame } from "./item-frame";
import { SortableList } from "./sortable-list";
import { useEntryKeys } from "./use-entry-keys";

type Entry = Record<string, unknown>;

/** ITEM_ARRAY: small groups of fields in an order that matters; lists can be nested. */
export function ItemArrayField({ field, path, value, onChange, errors, disabled }: InputProps<Entry[]>) {
  const parts = field.settings.item ?? [];
  const { Input } = useForm();
  const titleOf = useEntryTitle(parts);
  const entries = useEntryKeys(value);
  const added = useRef<Entry | null>(null);
  const isFull = value.length >= (field.settings.maxItems ?? Number.POSITIVE_INFINITY);
  const replace = (at: number, entry: Entry) => onChange(value.with(at, entry));
  const add = () => {
    added.current = emptyEntry(parts);
    onChange([...value, added.current]);
  };
  return (
    <GroupFrame field={field} path={path} errors={errors} partsShowMessages>
      {value.length > 0 && (
        <SortableList
          label={field.label}
          entries={entries}
          keyOf={({ key }) => key}
          nameOf={({ value: entry }) => titleOf(entry)}
          onReorder={(moved) => onChange(moved.map(({ value: entry }) => entry))}
          disabled={disabled}
        >
          {({ value: entry }, at) => (
            <ItemFrame
              path={`${path}.${at}`}
              title={titleOf(entry)}
              initiallyOpen={entry === added.current}
              hasError={Object.keys(errors).some((name) => name.startsWith(`${path}.${at}.`))}
              disabled={disabled}
              onRemove={() => onChange(value.toSpliced(at, 1))}
              onDuplicate={isFull ? undefined : () => onChange(value.toSpliced(at + 1, 0, { ...entry }))}
            >
              {parts.map((part) => (
                <Input
                  key={part.name}
                  field={part}
                  path={`${path}.${at}.${part.name}`}
                  value={entry[part.name]}
                  onChange={(typed) => replace(at, { ...entry, [part.name]: typed })}
                  errors={errors}
                  disabled={disabled}
                />
              ))}
            </ItemFrame>
          )}
        </SortableList>
      )}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<Plus size={18} aria-hidden />}
        disabled={disabled || isFull}
        onClick={add}
      >
        Add<span className="visually-hidden"> to {field.label}</span>
      </Button>
    </GroupFrame>
  );
}

/** @returns a function that makes the title of an entry, with the facts of the hospital that it names */
function useEntryTitle(parts: readonly FieldDescription[]): (entry: Entry) => string {
  const { references } = useForm();
  const filledIn = useFilledIn();
  return (entry) => filledIn(entryTitle(parts, entry, references));
}

export function emptyEntry(parts: readonly FieldDescription[]): Entry {
  return Object.fromEntries(parts.map(({ name, empty }) => [name, empty]));
}

/**
 * The first words in an entry, or "New entry". A record that an entry names, and a choice, count with their names. Ticked
 * choices follow: entries for the same record often differ in them alone.
 */
export function entryTitle(
  parts: readonly FieldDescription[],
  entry: Entry,
  references: References = {},
): string {
  const words = parts
    .map(({ name, settings: { refersTo, choices } }) => {
      const value = entry[name];
      if (refersTo && typeof value === "string") return nameOfRecord(references[value]);
      return choices?.find((choice) => choice.value === value)?.label ?? value;
    })
    .find((part) => typeof part === "string" && part.trim() !== "");
  if (typeof words !== "string") return "New entry";
  const title = words
    .replaceAll(/<[^>]*>/g, " ")
    .trim()
    .slice(0, 80);
  return [title, tickedIn(parts, entry)].filter(Boolean).join(": ");
}

/** "Monday, Tuesday; First, Third". */
function tickedIn(parts: readonly FieldDescription[], entry: Entry): string {
  return parts
    .map(({ name, settings: { choices = [] } }) => {
      const ticked: unknown[] = Array.isArray(entry[name]) ? entry[name] : [];
      return choices.filter(({ value }) => ticked.map(String).includes(value)).map(({ label }) => label);
    })
    .filter((labels) => labels.length > 0)
    .map((labels) => labels.join(", "))
    .join("; ");
}
