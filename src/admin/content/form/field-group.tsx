import type { DraftKeeper } from "../draft/draft-keeper";
import type { DraftState } from "../draft/draft-state";
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
        <FieldInput
          key={field.name}
          field={field}
          path={field.name}
          value={state.values[field.name]}
          onChange={(value) => keeper.type(field.name, value)}
          errors={state.errors}
          disabled={disabled}
        />
      ))}
    </section>
  );
}
