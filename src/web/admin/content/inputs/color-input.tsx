import { Radio } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import { FreeColorField } from "./free-color-input";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** The tokens of src/ui/tokens.css, as COLOR keeps them. */
const BRAND = [
  { value: "#0f4c45", label: "Pine" },
  { value: "#12756b", label: "Teal" },
  { value: "#b2432a", label: "Clay" },
  { value: "#f2b441", label: "Amber" },
  { value: "#faf6ef", label: "Sand" },
  { value: "#e8f2f0", label: "Mist" },
  { value: "#ffffff", label: "White" },
];

/** COLOR: one of the site's own colours, by its name. Whatever else is stored is kept, and offered as it is. */
export function ColorField(props: InputProps<string | null>) {
  if (props.field.settings.free) return <FreeColorField {...props} />;
  const { field, value, onChange } = props;
  const offered = field.settings.choices ?? BRAND;
  const isKnown = !value || offered.some((one) => one.value === value);
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
        {(isKnown ? offered : [...offered, { value, label: value }]).map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            disabled={disabled}
            label={
              <span className={styles.swatchLabel}>
                <span className={styles.swatch} style={{ background: choice.value }} />
                {choice.label}
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}
