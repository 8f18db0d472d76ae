import { Radio } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { FreeColorField } from "./free-color-input";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** COLOR: one of the brand's colors, by name; or any color, if the field allows it. */
export function ColorField(props: InputProps<string | null>) {
  if (props.field.settings.free) return <FreeColorField {...props} />;
  const { field, value, onChange } = props;
  const { id, description, error, disabled } = controlProps(props);
  return (
    <Radio.Group
      id={id}
      label={<FieldLabel field={field} />}
      description={description}
      error={error}
      value={value ?? ""}
      onChange={onChange}
    >
      <div className={styles.choices}>
        {field.settings.choices?.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            disabled={disabled}
            label={
              <span className={styles.swatchLabel}>
                <span className={styles.swatch} style={{ background: `var(--color-${choice.value})` }} />
                {choice.label}
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}
