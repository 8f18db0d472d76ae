import type { TypeDescription } from "~/content/description";
import { ChosenRecord, nameOfRecord } from "./chosen-record";
import { useForm } from "./form-context";
import { SortableList } from "./sortable-list";

export interface ChosenRecordsProps {
  /** The name of the list for assistive technology. */
  label: string;
  ids: readonly string[];
  type: TypeDescription | undefined;
  onChange(ids: string[]): void;
  disabled: boolean;
}

/** The chosen records of a field, which staff can reorder and remove. */
export function ChosenRecords({ label, ids, type, onChange, disabled }: ChosenRecordsProps) {
  const { references } = useForm();
  return (
    <SortableList
      label={label}
      entries={ids}
      keyOf={(id) => id}
      nameOf={(id) => nameOfRecord(references[id])}
      onReorder={onChange}
      disabled={disabled}
    >
      {(id) => (
        <ChosenRecord
          id={id}
          item={references[id]}
          type={type}
          disabled={disabled}
          onRemove={() => onChange(ids.filter((one) => one !== id))}
        />
      )}
    </SortableList>
  );
}
