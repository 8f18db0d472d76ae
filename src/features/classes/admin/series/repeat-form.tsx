import { Button, Checkbox, CloseButton, TextInput } from "@mantine/core";
import { useState } from "react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { dayOf } from "../../series/on-day";
import { DatesByRule } from "../rule/dates-by-rule";
import { formatDay } from "../rule/format-day";
import styles from "./series.module.css";

interface RepeatFormProps {
  id: string;
  startsAt: string;
  /** The starts of the series, including this class (ISO 8601). Their days cannot be added again. */
  starts: readonly string[];
}

/** Adds dates to a class: by a rule, by choosing days, or both. Lists the new dates before they are created. */
export function RepeatForm({ id, startsAt, starts }: RepeatFormProps) {
  const zone = useHospitalZone();
  const first = dayOf(startsAt, zone);
  const taken = new Set(starts.map((start) => dayOf(start, zone)));
  const [days, setDays] = useState<readonly string[]>([]);
  const [publish, setPublish] = useState(false);
  const add = (more: readonly string[]) =>
    setDays((chosen) => [...new Set([...chosen, ...more])].filter((day) => !taken.has(day)).sort());
  const { form, busy, failure } = useSubmit(async () => {
    const { made } = await api.post("/api/admin/classes/{id}/series", {
      params: { id },
      body: { days: [...days], publish },
    });
    notifyDone(
      `${made === 1 ? "One class was" : `${made} classes were`} ${publish ? "published" : "saved as drafts"}.`,
    );
    setDays([]);
    await queryClient.invalidateQueries({ queryKey: ["series", id] });
  });

  return (
    <Panel title="Add more dates" lead="Each class starts at the same time of day as this one.">
      <div className={styles.ways}>
        <fieldset className={styles.way}>
          <legend>Repeating</legend>
          <DatesByRule
            first={first}
            taken={taken}
            countLabel="Number of dates"
            counted={0}
            submitLabel={(count) => (count === 1 ? "Add 1 day" : `Add ${count} days`)}
            onWrite={add}
          />
        </fieldset>
        <OneDay onAdd={(day) => add([day])} />
      </div>
      {days.length > 0 && (
        <form {...form} className={styles.making}>
          <DaysToAdd
            days={days}
            onRemove={(day) => setDays((chosen) => chosen.filter((one) => one !== day))}
          />
          <Checkbox
            label="Publish them now. Otherwise they are drafts."
            checked={publish}
            onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
          />
          <FormFailure error={failure} />
          <Button type="submit" loading={busy}>
            {days.length === 1 ? "Add this date" : `Add these ${days.length} dates`}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function DaysToAdd({ days, onRemove }: { days: readonly string[]; onRemove(day: string): void }) {
  return (
    <ul className={styles.days} aria-label="Days to add">
      {days.map((day) => (
        <li key={day}>
          {formatDay(day)}
          <CloseButton aria-label={`Remove ${formatDay(day)}`} onClick={() => onRemove(day)} />
        </li>
      ))}
    </ul>
  );
}

function OneDay({ onAdd }: { onAdd(day: string): void }) {
  const [day, setDay] = useState("");
  return (
    <fieldset className={styles.way}>
      <legend>Single days</legend>
      <TextInput
        type="date"
        label="Day"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={day === ""}
        onClick={() => {
          onAdd(day);
          setDay("");
        }}
      >
        Add this day
      </Button>
    </fieldset>
  );
}
