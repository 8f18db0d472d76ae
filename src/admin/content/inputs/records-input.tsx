import { lowered } from "../words";
import { ChosenRecords } from "./chosen-records";
import { useForm } from "./form-context";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import { RecordSearch } from "./record-search";

/**
 * CHLOCATION_ARRAY, CHSTAFFMEMBER_ARRAY, CHSPECIALTY_ARRAY, NEWSITEM_ARRAY, REFERENCE_ARRAY: other records, in an
 * order that matters.
 */
export function RecordsField({ field, path, value, onChange, errors, disabled }: InputProps<string[]>) {
  const { types, addReference } = useForm();
  const type = types.find(({ name }) => name === field.settings.refersTo);
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      {value.length > 0 && (
        <ChosenRecords
          label={`Chosen: ${field.label}`}
          ids={value}
          type={type}
          onChange={onChange}
          disabled={disabled}
        />
      )}
      {type && (
        <RecordSearch
          type={type}
          label={
            value.length > 0
              ? `Add another ${lowered(type.label.one)}`
              : `Search ${lowered(type.label.many)} to add`
          }
          without={value}
          disabled={disabled}
          onPick={({ id, title, status }, thumbSrc) => {
            addReference(id, { type: type.name, title, status, thumbSrc: thumbSrc || undefined });
            onChange([...value, id]);
          }}
        />
      )}
    </GroupFrame>
  );
}
