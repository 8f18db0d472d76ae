import type { TypeDescription } from "~/content/description";
import type { DraftKeeper } from "../draft/draft-keeper";
import type { DraftState } from "../draft/draft-state";
import { FieldInput } from "../inputs/field-input";
import styles from "./editor.module.css";
import { formGroups } from "./form-groups";

export interface FormFieldsProps {
  type: TypeDescription;
  state: DraftState;
  keeper: DraftKeeper;
  disabled: boolean;
}

/** The fields of a record in one column, in groups. */
export function FormFields({ type, state, keeper, disabled }: FormFieldsProps) {
  const groups = formGroups(type);
  return (
    // No form element: Enter in a field must not do more than type, and there is nothing to submit.
    <div>
      {type.fields.some(({ required }) => required) && (
        <p className={styles.quiet}>
          Fields with <span className={styles.star}>*</span> are needed before publishing. A draft may leave
          them empty.
        </p>
      )}
      {groups.map(({ title, fields }) => (
        <section key={title} className={styles.group} aria-label={title}>
          {groups.length > 1 && <h2>{title}</h2>}
          {fields.map((field) => (
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
      ))}
    </div>
  );
}
