import { Checkbox } from "@mantine/core";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** WEEKDAYS: a box for each day of the week. */
export function WeekdaysField({ field, path, value, onChange, errors, disabled }: InputProps<string[]>) {
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      <div className={styles.choices}>
        {field.settings.choices?.map((day) => (
          <Checkbox
            key={day.value}
            label={day.label}
            checked={value.includes(day.value)}
            disabled={disabled}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...value, day.value]
                  : value.filter((one) => one !== day.value),
              )
            }
          />
        ))}
      </div>
    </GroupFrame>
  );
}
