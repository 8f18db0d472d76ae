import { Checkbox } from "@mantine/core";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** WEEKDAYS: a box for each day of the week. */
export function WeekdaysField({ field, path, value, onChange, errors, disabled }: InputProps<string[]>) {
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      <div className={styles.choices}>
        {field.settings.choices?.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={value.includes(choice.value)}
            disabled={disabled}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...value, choice.value]
                  : value.filter((one) => one !== choice.value),
              )
            }
          />
        ))}
      </div>
    </GroupFrame>
  );
}

/** WEEKS_OF_MONTH: a box for each week of a month. */
export function WeeksOfMonthField({ value, onChange, ...props }: InputProps<number[]>) {
  return (
    <WeekdaysField {...props} value={value.map(String)} onChange={(weeks) => onChange(weeks.map(Number))} />
  );
}
