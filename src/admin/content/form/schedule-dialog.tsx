import { Alert, Button, Group, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { ApiError } from "../../requests/api-error";
import type { Schedule } from "../api/content-api";
import { useHospitalZone } from "../hospital-zone";
import { zoneName } from "../inputs/date-time-input";
import { instantFromLocal, localFromInstant } from "../inputs/local-time";
import { fullMoment } from "../words";
import styles from "./editor.module.css";

export interface ScheduleDialogProps {
  item: Item;
  onClose(): void;
  /** Rejects with the server's error. */
  onSchedule(schedule: Schedule): Promise<unknown>;
  onUnschedule(): Promise<unknown>;
}

/** Schedules when the draft is published and when the record is unpublished. */
export function ScheduleDialog({ item, onClose, onSchedule, onUnschedule }: ScheduleDialogProps) {
  const zone = useHospitalZone();
  const shown = (iso: string | null | undefined) => (iso ? localFromInstant(iso, zone) : "");
  const [begins, setBegins] = useState(shown(item.schedule?.publishAt));
  const [ends, setEnds] = useState(shown(item.schedule?.unpublishAt));
  const { busy, messages, failure, attempt } = useAttempt(onClose);
  const schedule = { publishAt: instantFromLocal(begins, zone), unpublishAt: instantFromLocal(ends, zone) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => onSchedule(schedule));
  };
  return (
    <Modal opened onClose={onClose} title="Schedule" size="lg">
      <form onSubmit={submit} className={styles.dialogForm}>
        {failure !== null && (
          <Alert color="red" title={failureMessage(failure)}>
            {Object.values(messages).join(" ")}
          </Alert>
        )}
        <TimeInput
          label="Goes live"
          description={`${zoneName(zone)} time. Leave it empty to publish manually.`}
          data-autofocus
          value={begins}
          error={messages.publishAt}
          onChange={setBegins}
        />
        <TimeInput
          label="Comes off the site"
          description="Leave it empty to keep it on the site."
          value={ends}
          error={messages.unpublishAt}
          onChange={setEnds}
        />
        <p className={styles.quiet} role="status">
          {describeSchedule(schedule, zone)}
        </p>
        <Group justify="flex-end">
          {item.schedule && (
            <Button
              variant="subtle"
              color="red"
              mr="auto"
              disabled={busy}
              onClick={() => attempt(onUnschedule)}
            >
              Remove the schedule
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={!schedule.publishAt && !schedule.unpublishAt}>
            Schedule
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

interface TimeInputProps {
  label: string;
  description: string;
  "data-autofocus"?: boolean;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** A date and time in the hospital's time zone. */
function TimeInput({ onChange, ...input }: TimeInputProps) {
  return (
    <TextInput {...input} type="datetime-local" onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

/**
 * Runs one of the dialog's actions. `messages` are the errors by field; `failure` is an error that belongs to
 * neither input.
 */
function useAttempt(onDone: () => void) {
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
      onDone();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const messages = error instanceof ApiError ? error.byField() : {};
  const isShown = messages.publishAt !== undefined || messages.unpublishAt !== undefined;
  return { busy, messages, failure: isShown ? null : error, attempt };
}

function describeSchedule({ publishAt, unpublishAt }: Schedule, zone: string): string {
  const sentences = [
    publishAt && `Goes live on ${fullMoment(publishAt, zone)}.`,
    unpublishAt && `Comes off the site on ${fullMoment(unpublishAt, zone)}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
