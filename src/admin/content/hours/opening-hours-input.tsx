import { Switch } from "@mantine/core";
import type { OpeningHours } from "~/content/fields/opening-hours/field";
import { openingHoursLines } from "~/content/fields/opening-hours/opening-hours-lines";
import { useHospitalZone } from "../hospital-zone";
import { GroupFrame } from "../inputs/group-frame";
import type { InputProps } from "../inputs/input-props";
import { HolidayHours } from "./holiday-hours";
import styles from "./hours.module.css";
import { monthlySpans, weekGrid, withMonthly, withWeek } from "./hours-grid";
import { MonthlyHours } from "./monthly-hours";
import { WeekHours } from "./week-hours";

/** OPENING_HOURS: a week, hours of some weeks only, and holidays; below, how the site will show them. */
export function OpeningHoursField({
  field,
  path,
  value,
  onChange,
  errors,
  disabled,
}: InputProps<OpeningHours>) {
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      <Switch
        label="Open day and night, every day of the year"
        checked={value.always}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, always: event.currentTarget.checked })}
      />
      {!value.always && (
        <>
          <WeekHours
            grid={weekGrid(value)}
            disabled={disabled}
            onChange={(grid) => onChange(withWeek(value, grid))}
          />
          <strong>Some weeks only</strong>
          <MonthlyHours
            spans={monthlySpans(value)}
            disabled={disabled}
            onChange={(spans) => onChange(withMonthly(value, spans))}
          />
          <strong>Holidays</strong>
          <HolidayHours
            holidays={value.holidays}
            disabled={disabled}
            onChange={(holidays) => onChange({ ...value, holidays })}
          />
        </>
      )}
      <Preview hours={value} />
    </GroupFrame>
  );
}

function Preview({ hours }: { hours: OpeningHours }) {
  const zone = useHospitalZone();
  const { week, monthly, holidays } = openingHoursLines(hours, new Date(), zone);
  const lines = [
    ...week.map(({ days, times }) => `${days}: ${times.join(" and ") || "closed"}`),
    ...monthly.map(({ days, times, note }) => `${days}: ${times}${note ? ` (${note})` : ""}`),
    ...holidays
      .slice(0, 2)
      .map(({ name, times }) => `${name}: ${times.toLowerCase() === "closed" ? "closed" : times}`),
  ];
  return (
    <p className={styles.preview}>
      <span>On the site: </span>
      {hours.always ? "Open day and night" : lines.join("; ") || "no hours yet"}
    </p>
  );
}
