import { Button, Group, NumberInput, Radio, Select, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { formatDay } from "./format-day";
import { decidedDays, type HolidayChoice, type PlannedDay, plannedDays, undecided } from "./holiday-choices";
import { type Rhythm, repetitionDays } from "./repetition-days";
import styles from "./rule.module.css";
import { useHolidays } from "./use-holidays";

interface DatesByRuleProps {
  /** The first day, YYYY-MM-DD. */
  first: string;
  /** These days are not added again. */
  taken: ReadonlySet<string>;
  /** The label of the number of dates. */
  countLabel: string;
  /** How many of the dates are the first day itself. */
  counted: 0 | 1;
  submitLabel(count: number): string;
  onWrite(days: string[]): void;
}

/** The interval and how it ends. Both kinds of end are stored, so that switching between them loses no input. */
interface Rule {
  rhythm: Rhythm;
  ends: "times" | "until";
  times: number;
  /** YYYY-MM-DD, or empty. */
  until: string;
}

/** Creates dates at an interval from a first day. Asks what to do about dates on a holiday. */
export function DatesByRule({ first, taken, countLabel, counted, submitLabel, onWrite }: DatesByRuleProps) {
  const [rule, setRule] = useState<Rule>({ rhythm: "week", ends: "times", times: 5 - counted, until: "" });
  const [choices, setChoices] = useState<Readonly<Record<string, HolidayChoice>>>({});
  const [isRefused, setRefused] = useState(false);
  const { holidays, isPending } = useHolidays();
  const { rhythm, ends, times, until } = rule;
  const end = ends === "times" ? { times: times - counted } : { until };
  const planned = plannedDays(
    repetitionDays(first, { rhythm, end }).filter((day) => !taken.has(day)),
    holidays,
  );
  const open = undecided(planned, choices);
  const days = decidedDays(planned, choices).filter((day) => !taken.has(day) && day !== first);
  // A date that is moved off a holiday goes after the last one, where the rule would continue.
  const later = repetitionDays(first, { rhythm, end: { times: 104 } }).filter(
    (day) => day > (planned.at(-1)?.day ?? first) && !holidays[day],
  );

  function write() {
    setRefused(open.length > 0);
    if (open.length === 0) onWrite(days);
  }

  return (
    <div className={styles.rule}>
      <RuleInputs
        rule={rule}
        first={first}
        countLabel={countLabel}
        fewest={1 + counted}
        onChange={(part) => setRule({ ...rule, ...part })}
      />
      {planned.some(({ holiday }) => holiday) && (
        <HolidayQuestions
          planned={planned}
          choices={choices}
          newDay={later.find((day) => !days.includes(day)) ?? ""}
          isRefused={isRefused}
          onChoose={(day, choice) => setChoices((before) => ({ ...before, [day]: choice }))}
        />
      )}
      <Preview days={days} />
      {isRefused && open.length > 0 && (
        <p role="alert" className={styles.refused}>
          Decide about the holidays first.
        </p>
      )}
      <Button variant="default" disabled={isPending || days.length === 0} onClick={write}>
        {submitLabel(days.length)}
      </Button>
    </div>
  );
}

interface RuleInputsProps extends Pick<DatesByRuleProps, "first" | "countLabel"> {
  rule: Rule;
  fewest: number;
  onChange(part: Partial<Rule>): void;
}

function RuleInputs({ rule, first, countLabel, fewest, onChange }: RuleInputsProps) {
  return (
    <>
      <Select
        label="Repeat"
        allowDeselect={false}
        value={rule.rhythm}
        onChange={(value) => onChange({ rhythm: (value ?? "week") as Rhythm })}
        data={[
          { value: "week", label: "every week" },
          { value: "two-weeks", label: "every two weeks" },
          { value: "month", label: "every month, on the same weekday of the month" },
        ]}
      />
      <Radio.Group
        label="Ends"
        value={rule.ends}
        onChange={(value) => onChange({ ends: value as Rule["ends"] })}
      >
        <Group mt={4}>
          <Radio value="times" label="after a number of dates" />
          <Radio value="until" label="on a day" />
        </Group>
      </Radio.Group>
      {rule.ends === "times" ? (
        <NumberInput
          label={countLabel}
          min={fewest}
          max={104}
          value={rule.times}
          onChange={(value) => onChange({ times: Number(value) || 0 })}
        />
      ) : (
        <TextInput
          type="date"
          label="Last day"
          min={first}
          value={rule.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      )}
    </>
  );
}

interface HolidayQuestionsProps {
  planned: readonly PlannedDay[];
  choices: Readonly<Record<string, HolidayChoice>>;
  /** The day that is suggested for a date that staff move. */
  newDay: string;
  isRefused: boolean;
  onChoose(day: string, choice: HolidayChoice): void;
}

/** Asks about each date on a holiday: skip, keep, or move. */
function HolidayQuestions({ planned, choices, newDay, isRefused, onChoose }: HolidayQuestionsProps) {
  const met = planned.filter(({ holiday }) => holiday !== undefined);
  const choose = (day: string, value: string | null) => {
    if (value === "skip" || value === "keep") onChoose(day, { do: value });
    if (value === "move") onChoose(day, { do: "move", to: newDay });
  };
  return (
    <ul className={styles.holidays} aria-label="Dates on holidays">
      {met.map(({ day, holiday }) => {
        const choice = choices[day];
        return (
          <li key={day}>
            <Select
              label={`${formatDay(day)} is ${holiday}`}
              placeholder="Choose"
              allowDeselect={false}
              value={choice?.do ?? null}
              error={isRefused && !choice && "Choose what to do about this date."}
              onChange={(value) => choose(day, value)}
              data={[
                { value: "skip", label: "Skip this date" },
                { value: "keep", label: "Keep it" },
                { value: "move", label: "Move it to another day" },
              ]}
            />
            {choice?.do === "move" && (
              <TextInput
                type="date"
                label={`New day for ${formatDay(day)}`}
                value={choice.to}
                error={isRefused && choice.to === "" && "Enter the new day."}
                onChange={({ currentTarget }) => onChoose(day, { do: "move", to: currentTarget.value })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Preview({ days }: { days: readonly string[] }) {
  const id = useId();
  if (days.length === 0) return null;
  return (
    <div>
      <p id={id} className={styles.previewTitle}>
        {days.length === 1 ? "This writes one date:" : `This writes ${days.length} dates:`}
      </p>
      <ol aria-labelledby={id} className={styles.preview}>
        {days.map((day) => (
          <li key={day}>{formatDay(day)}</li>
        ))}
      </ol>
    </div>
  );
}
