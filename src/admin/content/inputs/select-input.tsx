import { NativeSelect, Radio } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** SELECT: up to four choices as radio buttons, more as a list. */
export function SelectField(props: InputProps<string | null>) {
  const { field, value, onChange } = props;
  const choices = field.settings.choices ?? [];
  const { name: _, ...control } = controlProps(props);
  if (choices.length <= 4) {
    const { id, description, error, disabled } = control;
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
          {choices.map((choice) => (
            <Radio key={choice.value} value={choice.value} label={choice.label} disabled={disabled} />
          ))}
        </div>
      </Radio.Group>
    );
  }
  return (
    <NativeSelect
      {...control}
      label={<FieldLabel field={field} />}
      value={value ?? ""}
      data={[{ value: "", label: "Choose…" }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
