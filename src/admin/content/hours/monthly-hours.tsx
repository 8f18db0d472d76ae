import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { ORDINALS } from "~/content/fields/opening-hours/opening-hours-lines";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import styles from "./hours.module.css";
import { DAYS, type Day, type MonthlySpan } from "./hours-grid";
import { TimeSpan } from "./time-span";

export interface MonthlyHoursProps {
  spans: MonthlySpan[];
  disabled: boolean;
  onChange(spans: MonthlySpan[]): void;
}

/** Hours once or a few times a month: "the first Wednesday, 5 to 8 PM, evening clinic". */
export function MonthlyHours({ spans, disabled, onChange }: MonthlyHoursProps) {
  return (
    <div className={styles.rules}>
      {spans.map((span, at) => (
        <Rule
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
          key={at}
          name={`Rule ${at + 1}`}
          span={span}
          disabled={disabled}
          onChange={(part) => onChange(spans.with(at, { ...span, ...part }))}
          onRemove={() => onChange(spans.toSpliced(at, 1))}
        />
      ))}
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

interface RuleProps {
  /** “Rule 1”. */
  name: string;
  span: MonthlySpan;
  disabled: boolean;
  onChange(part: Partial<MonthlySpan>): void;
  onRemove(): void;
}

function Rule({ name, span, disabled, onChange, onRemove }: RuleProps) {
  return (
    <div className={styles.rule}>
      <NativeSelect
        aria-label={`${name}: which of the month`}
        value={String(span.nth[0] ?? 1)}
        disabled={disabled}
        onChange={(event) => onChange({ nth: [Number(event.currentTarget.value), ...span.nth.slice(1)] })}
        data={ORDINALS.map((label, index) => ({ value: String(index + 1), label }))}
      />
      <NativeSelect
        aria-label={`${name}: weekday`}
        value={span.days[0]}
        disabled={disabled}
        onChange={(event) => onChange({ days: [event.currentTarget.value as Day] })}
        data={DAYS.map(({ day, name: label }) => ({ value: day, label }))}
      />
      <TimeSpan of={name} opens={span.opens} closes={span.closes} disabled={disabled} onChange={onChange} />
      <TextInput
        className={styles.ruleNote}
        aria-label={`${name}: description`}
        placeholder="Description, such as Evening clinic"
        value={span.note ?? ""}
        maxLength={MAX_LINE_LENGTH}
        disabled={disabled}
        onChange={(event) => onChange({ note: event.currentTarget.value || undefined })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Remove ${name.toLowerCase()}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
