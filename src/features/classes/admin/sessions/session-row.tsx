import { CloseButton, TextInput } from "@mantine/core";
import { useState } from "react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { type InputProps, inputId } from "~/admin/content/inputs/input-props";
import { HolidayNote } from "./holiday-note";
import { instantsOf, type SessionEntry, type TypedTimes, typedTimes } from "./session-times";
import styles from "./sessions.module.css";

interface SessionRowProps extends Pick<InputProps, "path" | "errors" | "disabled"> {
  /** From 1. */
  number: number;
  session: SessionEntry;
  holiday: string | undefined;
  onChange(session: SessionEntry): void;
  onRemove(): void;
}

export function SessionRow(props: SessionRowProps) {
  const { number, session, path, errors, holiday, disabled, onChange, onRemove } = props;
  const [typed, type] = useTypedTimes(session, onChange);
  const input = (name: string) => ({ disabled, "aria-label": `${name} of session ${number}` });
  return (
    <li className={styles.session}>
      <span className={styles.number}>
        {number}
        <HolidayNote name={holiday} />
      </span>
      <TextInput
        {...input("Day")}
        id={inputId(`${path}.startsAt`)}
        type="date"
        value={typed.day}
        error={errors[`${path}.startsAt`]}
        onChange={({ currentTarget }) => type({ day: currentTarget.value })}
        className={styles.day}
      />
      <div className={styles.times}>
        <TextInput
          {...input("Start")}
          type="time"
          value={typed.begins}
          onChange={({ currentTarget }) => type({ begins: currentTarget.value })}
        />
        <span>to</span>
        <TextInput
          {...input("End")}
          id={inputId(`${path}.endsAt`)}
          type="time"
          value={typed.ends}
          error={errors[`${path}.endsAt`]}
          onChange={({ currentTarget }) => type({ ends: currentTarget.value })}
        />
      </div>
      <TextInput
        {...input("Place")}
        id={inputId(`${path}.place`)}
        placeholder="Same place"
        value={session.place}
        error={errors[`${path}.place`]}
        onChange={({ currentTarget }) => onChange({ ...session, place: currentTarget.value })}
        className={styles.place}
      />
      <CloseButton aria-label={`Remove session ${number}`} disabled={disabled} onClick={onRemove} />
    </li>
  );
}

/** Keeps incomplete input. If the value of the session changes, it replaces the input. */
function useTypedTimes(
  session: SessionEntry,
  onChange: SessionRowProps["onChange"],
): [TypedTimes, (part: Partial<TypedTimes>) => void] {
  const zone = useHospitalZone();
  const [typed, setTyped] = useState(() => typedTimes(session, zone));
  const { startsAt, endsAt } = instantsOf(typed, zone);
  const isCurrent = startsAt === session.startsAt && endsAt === session.endsAt;
  const times = isCurrent ? typed : typedTimes(session, zone);
  return [
    times,
    (part) => {
      const next = Object.assign({}, times, part);
      setTyped(next);
      onChange({ ...session, ...instantsOf(next, zone) });
    },
  ];
}
