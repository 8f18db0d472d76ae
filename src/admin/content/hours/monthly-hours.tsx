import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import styles from "./hours.module.css";
import { DAYS, type Day, type MonthlySpan } from "./hours-grid";
import { TimeSpan } from "./time-span";

export const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth"];

export interface MonthlyHoursProps {
  spans: MonthlySpan[];
  disabled: boolean;
  onChange(spans: MonthlySpan[]): void;
}

/** Hours once or a few times a month: "the first Wednesday, 5 to 8 PM, evening clinic". */
export function MonthlyHours({ spans, disabled, onChange }: MonthlyHoursProps) {
  const change = (at: number, part: Partial<MonthlySpan>) => {
    const span = spans[at];
    if (span) onChange(spans.with(at, { ...span, ...part }));
  };
  return (
    <div className={styles.rules}>
      {spans.map((span, at) => {
        const name = `Rule ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
          <div key={at} className={styles.rule}>
            <NativeSelect
              aria-label={`${name}: which of the month`}
              value={String(span.nth[0] ?? 1)}
              disabled={disabled}
              onChange={(event) =>
                change(at, { nth: [Number(event.currentTarget.value), ...span.nth.slice(1)] })
              }
              data={ORDINALS.map((label, index) => ({ value: String(index + 1), label }))}
            />
            <NativeSelect
              aria-label={`${name}: weekday`}
              value={span.days[0]}
              disabled={disabled}
              onChange={(event) => change(at, { days: [event.currentTarget.value as Day] })}
              data={DAYS.map(({ day, name: label }) => ({ value: day, label }))}
            />
            <TimeSpan
              of={name}
              opens={span.opens}
              closes={span.closes}
              disabled={disabled}
              onChange={(times) => change(at, times)}
            />
            <TextInput
              className={styles.ruleNote}
              aria-label={`${name}: description`}
              placeholder="Description, such as Evening clinic"
              value={span.note ?? ""}
              maxLength={255}
              disabled={disabled}
              onChange={(event) => change(at, { note: event.currentTarget.value || undefined })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={30}
              aria-label={`Remove ${name.toLowerCase()}`}
              disabled={disabled}
              onClick={() => onChange(spans.toSpliced(at, 1))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      <Button
        variant="default"
        size="sm"
        w="fit-content"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => onChange([...spans, { days: ["wed"], nth: [1], opens: "17:00", closes: "20:00" }])}
      >
        Add hours for some weeks only
      </Button>
    </div>
  );
}
