import { memo, useCallback } from "react";
import type { FieldDescription } from "~/content/description";
import type { DraftKeeper } from "../draft/draft-keeper";
import type { DraftState, FieldMessages } from "../draft/draft-state";
import { FieldInput } from "../inputs/field-input";
import styles from "./editor.module.css";
import type { FormGroup } from "./form-groups";
import { shownFields } from "./shown-fields";

/** The record being edited. */
export interface DraftProps {
  state: DraftState;
  keeper: DraftKeeper;
  disabled: boolean;
}

interface FieldGroupProps extends DraftProps {
  group: FormGroup;
  /** Left out if a tab or the form's title already shows it. */
  hasHeading: boolean;
}

/** Shows a group of fields. Leaves out fields that the current values hide, and the group if all are hidden. */
export function FieldGroup({ group, hasHeading, state, keeper, disabled }: FieldGroupProps) {
  const shown = shownFields(group.fields, state);
  if (shown.length === 0) return null;
  return (
    <section className={styles.group} aria-label={group.title}>
      {hasHeading && <h2>{group.title}</h2>}
      {group.lead && <p className={styles.quiet}>{group.lead}</p>}
      {shown.map((field) => (
        <RecordField
          key={field.name}
          field={field}
          value={state.values[field.name]}
          keeper={keeper}
          errors={state.errors}
          disabled={disabled}
        />
      ))}
    </section>
  );
}

interface RecordFieldProps {
  field: FieldDescription;
  value: unknown;
  keeper: DraftKeeper;
  errors: FieldMessages;
  disabled: boolean;
}

/** One field. It renders again only if something of it changes, because a form has dozens of them. */
const RecordField = memo(function RecordField({ field, value, keeper, errors, disabled }: RecordFieldProps) {
  const { name } = field;
  const change = useCallback((typed: unknown) => keeper.type(name, typed), [keeper, name]);
  return (
    <FieldInput
      field={field}
      path={name}
      value={value}
      onChange={change}
      errors={errors}
      disabled={disabled}
    />
  );
});
