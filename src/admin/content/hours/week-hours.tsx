import { ActionIcon, Button } from "@mantine/core";
import { Plus, X } from "lucide-react";
import styles from "./hours.module.css";
import { DAYS, type DaySpan, nextSpan, type WeekGrid } from "./hours-grid";
import { TimeSpan } from "./time-span";

export interface WeekHoursProps {
  grid: WeekGrid;
  disabled: boolean;
  onChange(grid: WeekGrid): void;
}

/** The regular week, one row per day. A day has several spans if the place closes at midday. */
export function WeekHours({ grid, disabled, onChange }: WeekHoursProps) {
  const toFriday = () => onChange({ ...grid, tue: grid.mon, wed: grid.mon, thu: grid.mon, fri: grid.mon });
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">Hours in a regular week</caption>
      <tbody>
        {DAYS.map(({ day, name }) => (
          <tr key={day}>
            <th scope="row">{name}</th>
            <td>
              <DaySpans
                name={name}
                spans={grid[day]}
                disabled={disabled}
                onChange={(spans) => onChange({ ...grid, [day]: spans })}
              />
              {day === "mon" && grid.mon.length > 0 && !disabled && (
                <Button variant="subtle" size="compact-sm" onClick={toFriday}>
                  Copy to Friday
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DaySpansProps {
  name: string;
  spans: DaySpan[];
  disabled: boolean;
  onChange(spans: DaySpan[]): void;
}

function DaySpans({ name, spans, disabled, onChange }: DaySpansProps) {
  return (
    <>
      {spans.length === 0 && <span className={styles.closed}>Closed</span>}
      {spans.map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
        <span key={at} className={styles.daySpan}>
          <TimeSpan
            of={spans.length > 1 ? `${name}, span ${at + 1},` : name}
            opens={span.opens}
            closes={span.closes}
            disabled={disabled}
            onChange={(times) => onChange(spans.with(at, { ...span, ...times }))}
          />
          {span.note && <span className={styles.note}>{span.note}</span>}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label={`Remove ${name} from ${span.opens} to ${span.closes}`}
            disabled={disabled}
            onClick={() => onChange(spans.toSpliced(at, 1))}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </span>
      ))}
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label={spans.length === 0 ? `Open on ${name}` : `Add more hours on ${name}`}
        disabled={disabled}
        onClick={() => onChange([...spans, nextSpan(spans)])}
      >
        <Plus size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
