import { Button, Group } from "@mantine/core";
import { CalendarPlus, Plus } from "lucide-react";
import { useState } from "react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { useFormValues } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import { type InputProps, inputId } from "~/admin/content/inputs/input-props";
import { useEntryKeys } from "~/admin/content/inputs/use-entry-keys";
import { fullMoment } from "~/admin/content/words";
import { dayOf, onDay } from "../../series/on-day";
import { DatesByRule } from "../rule/dates-by-rule";
import { useHolidays } from "../rule/use-holidays";
import { HolidayNote } from "./holiday-note";
import { SessionRow } from "./session-row";
import type { SessionEntry } from "./session-times";
import styles from "./sessions.module.css";

const NO_DAYS: ReadonlySet<string> = new Set();

/** The start and end of the first session. */
interface FirstSession {
  startsAt: string;
  endsAt: string;
}

/**
 * The further sessions of a class. Staff create them by a rule that starts with the first session, or one at a time.
 * The first session is the start and end of the class, which the form asks for above.
 */
export default function SessionsField(props: InputProps<SessionEntry[]>) {
  const { field, path, value, onChange, errors, disabled } = props;
  const zone = useHospitalZone();
  const first = useFirstSession();
  const [writes, setWrites] = useState(false);
  const isFull = value.length >= (field.settings.maxItems ?? Number.POSITIVE_INFINITY);

  function writeByRule(times: FirstSession, days: string[]) {
    onChange(days.map((day) => sessionOn(times, day, zone)));
    setWrites(false);
    focusInput(`${path}.0.startsAt`);
  }

  function remove(at: number) {
    onChange(value.toSpliced(at, 1));
    focusInput(value.length === 1 ? path : `${path}.${Math.min(at, value.length - 2)}.startsAt`);
  }

  return (
    <GroupFrame field={field} path={path} errors={errors} partsShowMessages>
      {value.length > 0 && <Sessions {...props} first={first} onRemove={remove} />}
      {first ? (
        <>
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<CalendarPlus size={18} aria-hidden />}
              disabled={disabled}
              aria-expanded={writes}
              onClick={() => setWrites(!writes)}
            >
              Write by a rule
            </Button>
            <Button
              variant="default"
              leftSection={<Plus size={18} aria-hidden />}
              disabled={disabled || isFull}
              onClick={() => onChange([...value, sessionWeekLater(first, value, zone)])}
            >
              Add one session
            </Button>
          </Group>
          {writes && (
            <SessionsByRule
              first={first}
              replaces={value.length > 0}
              disabled={disabled}
              onWrite={(days) => writeByRule(first, days.slice(0, field.settings.maxItems))}
            />
          )}
        </>
      ) : (
        <p className={styles.lead}>First enter above when the class begins and ends.</p>
      )}
    </GroupFrame>
  );
}

interface SessionsProps extends InputProps<SessionEntry[]> {
  first: FirstSession | null;
  onRemove(at: number): void;
}

/** The first session, which is read-only here, and the further ones. */
function Sessions({ path, value, onChange, errors, disabled, first, onRemove }: SessionsProps) {
  const zone = useHospitalZone();
  const { holidays } = useHolidays();
  const entries = useEntryKeys(value);
  return (
    <>
      {first && (
        <p className={styles.first}>
          Session 1: {fullMoment(first.startsAt, zone)}
          <HolidayNote name={holidays[dayOf(first.startsAt, zone)]} />
        </p>
      )}
      <div className={styles.around}>
        <ol className={styles.sessions} start={2}>
          {entries.map(({ key, value: session }, at) => (
            <SessionRow
              key={key}
              number={at + 2}
              session={session}
              path={`${path}.${at}`}
              errors={errors}
              holiday={session.startsAt ? holidays[dayOf(session.startsAt, zone)] : undefined}
              disabled={disabled}
              onChange={(changed) => onChange(value.with(at, changed))}
              onRemove={() => onRemove(at)}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

interface SessionsByRuleProps {
  first: FirstSession;
  /** Whether the new sessions replace existing ones. */
  replaces: boolean;
  disabled: boolean;
  onWrite(days: string[]): void;
}

function SessionsByRule({ first, replaces, disabled, onWrite }: SessionsByRuleProps) {
  const zone = useHospitalZone();
  return (
    <fieldset className={styles.rule} disabled={disabled}>
      <legend>Sessions by a rule</legend>
      <p className={styles.lead}>
        From {fullMoment(first.startsAt, zone)} on, each at the same time of day.
        {replaces && " They replace the sessions above."}
      </p>
      <DatesByRule
        first={dayOf(first.startsAt, zone)}
        taken={NO_DAYS}
        countLabel="Number of sessions, with the first"
        counted={1}
        submitLabel={(count) => (count === 1 ? "Write 1 more session" : `Write ${count} more sessions`)}
        onWrite={onWrite}
      />
    </fieldset>
  );
}

/** Focuses an input of the form after the current render, because the button that had the focus may be gone. */
function focusInput(path: string): void {
  requestAnimationFrame(() => document.getElementById(inputId(path))?.focus());
}

/** The start and end of the class in the form; null until both are entered. */
function useFirstSession(): FirstSession | null {
  const { startsAt, endsAt } = useFormValues().values;
  return typeof startsAt === "string" && typeof endsAt === "string" ? { startsAt, endsAt } : null;
}

/** The same times on another day (YYYY-MM-DD). */
function sessionOn({ startsAt, endsAt }: FirstSession, day: string, zone: string): SessionEntry {
  const moved = onDay({ startsAt, endsAt, registrationEndsAt: null, moreSessions: [] }, day, zone);
  return { startsAt: moved.startsAt, endsAt: moved.endsAt, place: "" };
}

/** A session a week after the last one. */
function sessionWeekLater(first: FirstSession, value: readonly SessionEntry[], zone: string): SessionEntry {
  const last = value.findLast(({ startsAt }) => startsAt !== null);
  const before = new Date(`${dayOf(last?.startsAt ?? first.startsAt, zone)}T12:00:00Z`);
  before.setUTCDate(before.getUTCDate() + 7);
  return { ...sessionOn(first, before.toISOString().slice(0, 10), zone), place: last?.place ?? "" };
}
