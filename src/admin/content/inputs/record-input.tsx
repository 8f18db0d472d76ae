import { ChosenRecord } from "./chosen-record";
import { useForm } from "./form-context";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import { RecordSearch } from "./record-search";

/** CHLOCATION, CHSTAFFMEMBER, REFERENCE: one other record. */
export function RecordField({ field, path, value, onChange, errors, disabled }: InputProps<string | null>) {
  const { types, references, addReference } = useForm();
  const type = types.find(({ name }) => name === field.settings.refersTo);
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      {value && (
        <ChosenRecord
          id={value}
          item={references[value]}
          type={type}
          disabled={disabled}
          onRemove={() => onChange(null)}
        />
      )}
      {!value && type && (
        <RecordSearch
          type={type}
          label={`Choose: ${field.label}`}
          without={[]}
          disabled={disabled}
          onPick={({ id, title, status }, thumbSrc) => {
            addReference(id, { type: type.name, title, status, thumbSrc: thumbSrc || undefined });
            onChange(id);
          }}
        />
      )}
    </GroupFrame>
  );
}
