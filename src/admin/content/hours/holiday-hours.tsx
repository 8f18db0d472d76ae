import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import type { Holiday } from "~/content/fields/opening-hours/field";
import { ORDINALS } from "~/content/fields/opening-hours/opening-hours-lines";
import { MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";
import styles from "./hours.module.css";
import { DAYS, type Day } from "./hours-grid";
import { TimeSpan } from "./time-span";

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month, 1)),
);

export interface HolidayHoursProps {
  holidays: Holiday[];
  disabled: boolean;
  onChange(holidays: Holiday[]): void;
}

/** Days of the year with other hours, by date or by weekday of a month. */
export function HolidayHours({ holidays, disabled, onChange }: HolidayHoursProps) {
  return (
    <div className={styles.rules}>
      {holidays.map((holiday, at) => (
        <HolidayRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a holiday is its place in the list
          key={at}
          holiday={holiday}
          disabled={disabled}
          onChange={(changed) => onChange(holidays.with(at, changed))}
          onRemove={() => onChange(holidays.toSpliced(at, 1))}
        />
      ))}
      <Button
        variant="default"
        size="sm"
        w="fit-content"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => onChange([...holidays, { name: "Holiday", on: { month: 1, day: 1 }, closed: true }])}
      >
        Add a holiday
      </Button>
    </div>
  );
}

interface HolidayRowProps {
  holiday: Holiday;
  disabled: boolean;
  onChange(holiday: Holiday): void;
  onRemove(): void;
}

function HolidayRow({ holiday, disabled, onChange, onRemove }: HolidayRowProps) {
  const { name } = holiday;
  return (
    <div className={styles.rule}>
      <TextInput
        className={styles.holidayName}
        aria-label="Name of the holiday"
        value={name}
        maxLength={MAX_NAME_LENGTH}
        disabled={disabled}
        onChange={(event) => onChange({ ...holiday, name: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Remove ${name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
      <HolidayDay holiday={holiday} disabled={disabled} onChange={onChange} />
      <HolidayTimes holiday={holiday} disabled={disabled} onChange={onChange} />
    </div>
  );
}

type HolidayPartProps = Omit<HolidayRowProps, "onRemove">;

/** The day: on a date, or on a weekday of a month. */
function HolidayDay({ holiday, disabled, onChange }: HolidayPartProps) {
  const { name, on } = holiday;
  const setDay = (day: Holiday["on"]) => onChange({ ...holiday, on: day });
  return (
    <>
      <NativeSelect
        aria-label={`${name}: kind of date`}
        value={"day" in on ? "date" : "weekday"}
        disabled={disabled}
        onChange={(event) =>
          setDay(
            event.currentTarget.value === "date"
              ? { month: on.month, day: 1 }
              : { month: on.month, weekday: "mon", nth: 1 },
          )
        }
        data={[
          { value: "date", label: "On a date" },
          { value: "weekday", label: "On a weekday" },
        ]}
      />
      {"day" in on ? (
        <NativeSelect
          aria-label={`${name}: day`}
          value={String(on.day)}
          disabled={disabled}
          onChange={(event) => setDay({ month: on.month, day: Number(event.currentTarget.value) })}
          data={Array.from({ length: 31 }, (_, index) => String(index + 1))}
        />
      ) : (
        <WeekdayOfMonth name={name} on={on} disabled={disabled} onChange={setDay} />
      )}
      <NativeSelect
        aria-label={`${name}: month`}
        value={String(on.month)}
        disabled={disabled}
        onChange={(event) => setDay({ ...on, month: Number(event.currentTarget.value) })}
        data={MONTHS.map((label, index) => ({ value: String(index + 1), label }))}
      />
    </>
  );
}

interface WeekdayOfMonthProps {
  name: string;
  on: Extract<Holiday["on"], { weekday: Day }>;
  disabled: boolean;
  onChange(on: Holiday["on"]): void;
}

function WeekdayOfMonth({ name, on, disabled, onChange }: WeekdayOfMonthProps) {
  return (
    <>
      <NativeSelect
        aria-label={`${name}: which of the month`}
        value={String(on.nth)}
        disabled={disabled}
        onChange={(event) => onChange({ ...on, nth: Number(event.currentTarget.value) })}
        data={[
          ...ORDINALS.map((label, index) => ({ value: String(index + 1), label })),
          { value: "-1", label: "Last" },
        ]}
      />
      <NativeSelect
        aria-label={`${name}: weekday`}
        value={on.weekday}
        disabled={disabled}
        onChange={(event) => onChange({ ...on, weekday: event.currentTarget.value as Day })}
        data={DAYS.map(({ day, name: label }) => ({ value: day, label }))}
      />
    </>
  );
}

/** Whether it is closed that day, or open from when to when. */
function HolidayTimes({ holiday, disabled, onChange }: HolidayPartProps) {
  const { name, on } = holiday;
  return (
    <>
      <NativeSelect
        aria-label={`${name}: open or closed`}
        value={"closed" in holiday ? "closed" : "open"}
        disabled={disabled}
        onChange={(event) =>
          onChange(
            event.currentTarget.value === "closed"
              ? { name, on, closed: true }
              : { name, on, opens: "09:00", closes: "12:00" },
          )
        }
        data={[
          { value: "closed", label: "Closed" },
          { value: "open", label: "Open from" },
        ]}
      />
      {"opens" in holiday && (
        <TimeSpan
          of={name}
          opens={holiday.opens}
          closes={holiday.closes}
          disabled={disabled}
          onChange={(times) => onChange({ ...holiday, ...times })}
        />
      )}
    </>
  );
}
