import type { TypeDescription } from "~/content/description";
import styles from "./editor.module.css";
import { type DraftProps, FieldGroup } from "./field-group";
import { formGroups } from "./form-groups";
import { TabbedFields } from "./tabbed-fields";

interface FormFieldsProps extends DraftProps {
  type: TypeDescription;
}

/** The fields of a record in one column, in groups or tabs. */
export function FormFields({ type, ...form }: FormFieldsProps) {
  const groups = formGroups(type);
  return (
    // Not a form element: Enter in a field must not submit anything.
    <div>
      {type.fields.some(({ required }) => required) && (
        <p className={styles.quiet}>
          Fields with <span className={styles.star}>*</span> are required for publishing. In a draft, you can
          leave them empty.
        </p>
      )}
      {type.hasTabs ? (
        <TabbedFields groups={groups} {...form} />
      ) : (
        groups.map((group) => (
          <FieldGroup key={group.title} group={group} hasHeading={groups.length > 1} {...form} />
        ))
      )}
    </div>
  );
}
