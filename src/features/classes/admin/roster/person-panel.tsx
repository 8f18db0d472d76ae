import { Button, Group, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Undo2 } from "lucide-react";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { When } from "~/admin/screen/when";
import { Phone } from "~/ui/phone/phone";
import type { HistoryEntry, RosterEntry } from "../../api/admin/schemas";
import type { EntryDialogProps } from "./entry-dialog-props";
import { type EntryAction, EntryMenu } from "./entry-menu";
import { nameOf, othersOf } from "./name-of";
import { undoChange } from "./notify-corrected";
import { answersForAll, peopleIn } from "./people-in";
import styles from "./roster.module.css";
import { rosterApi } from "./roster-api";

interface PersonPanelProps extends EntryDialogProps {
  /** Called with the action chosen for the person. */
  onChoose(action: EntryAction): void;
}

/** A person's details, and everything that happened to their registration, newest first. */
export function PersonPanel({ roster, entry, onClose, onDone, onChoose }: PersonPanelProps) {
  const queryKey = ["registration", entry.id];
  const detail = useQuery({
    queryKey,
    queryFn: ({ signal }) => rosterApi.detail(entry.id, signal),
    gcTime: 0,
  });
  const undo = (correction: string) =>
    void undoChange(entry.id, correction)
      .then(() => notifyDone("Undone."), notifyFailed)
      .finally(() => {
        onDone();
        void queryClient.invalidateQueries({ queryKey });
      });
  return (
    <Modal opened onClose={onClose} title={nameOf(entry)} size="lg">
      <Details entry={entry} />
      <Group mb="md">
        <Button
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
          disabled={entry.firstName === ""}
          onClick={() => onChoose("edit")}
          data-autofocus
        >
          Edit
        </Button>
        <EntryMenu
          entry={entry}
          isOff={roster.class.cancelledAt !== null}
          isLast={entry.position === roster.class.waiting}
          onChoose={onChoose}
        />
      </Group>
      <h3 className={styles.heading}>History</h3>
      <Answered query={detail} lines={5}>
        {({ history }) => (
          <ol className={styles.history} aria-label="History">
            {history.map((event) => (
              <HistoryItem key={`${event.at} ${event.what}`} event={event} onUndo={undo} />
            ))}
          </ol>
        )}
      </Answered>
    </Modal>
  );
}

function Details({ entry }: { entry: RosterEntry }) {
  const { confirmationNumber, email, phone, note } = entry;
  const facts = [{ label: "Confirmation number", answer: confirmationNumber }, ...answersForAll(entry)];
  const needed = peopleIn(entry).filter(({ needs }) => needs);
  if (entry.others.length > 0) facts.unshift({ label: "Also coming", answer: othersOf(entry) });
  if (note) facts.push({ label: "Note", answer: note });
  return (
    <>
      <p className={styles.reach}>
        {phone && <Phone number={phone} className={styles.phone} />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <dl className={styles.answers}>
        {facts.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
        {needed.map(({ number, name, needs }) => (
          <div key={number}>
            <dt>{name}</dt>
            <dd>{needs}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface HistoryItemProps {
  event: HistoryEntry;
  onUndo(correction: string): void;
}

function HistoryItem({ event, onUndo }: HistoryItemProps) {
  const { at, who, what, about, changes, privateAnswersChanged, message, undoes, isUndone } = event;
  return (
    <li className={styles.event}>
      <div>
        <p>
          <strong>{who}</strong> {what}
          {isUndone && " (undone)"}. <span className={styles.quiet}>{about}</span>
        </p>
        {changes.map((change) => (
          <p key={change.label} className={styles.quiet}>
            {change.label}: <del>{change.before || "empty"}</del> → <ins>{change.after || "empty"}</ins>
          </p>
        ))}
        {privateAnswersChanged && <p className={styles.quiet}>Private answers were changed.</p>}
        {message && (
          <details className={styles.quiet}>
            <summary>{message.subject}</summary>
            <p className={styles.message}>{message.text}</p>
          </details>
        )}
        <p className={styles.quiet}>
          <When at={at} />
        </p>
      </div>
      {undoes && (
        <Button
          variant="default"
          size="xs"
          leftSection={<Undo2 size={16} aria-hidden />}
          aria-label={`Undo: ${what}`}
          onClick={() => onUndo(undoes)}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
