import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import type { ApplicationDetail } from "~/domain/forms/applications/wire";
import { FormFailure } from "../screen/form-failure";
import { notifyDone } from "../screen/notify";
import { Panel } from "../screen/panel";
import { useSubmit } from "../screen/use-submit";
import { When } from "../screen/when";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";

interface WritingProps {
  item: ApplicationDetail;
  onChanged(): void;
}

/** What staff wrote, for each other and to the applicant, and the field to write more. */
export function Writing({ item, onChanged }: WritingProps) {
  return (
    <Panel title="Notes and messages">
      {item.entries.length > 0 && (
        <ol className={styles.entries}>
          {item.entries.map(({ id, kind, text, author, createdAt }) => (
            <li key={id} data-kind={kind}>
              <p className={styles.quiet}>
                {kind === "note" ? "Note" : "Message to the applicant"} · {author} · <When at={createdAt} />
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <Write item={item} onChanged={onChanged} />
    </Panel>
  );
}

function Write({ item: { id, email }, onChanged }: WritingProps) {
  const [kind, setKind] = useState("note");
  const [written, setWritten] = useState(0);
  const isMessage = kind === "message";
  const submission = useSubmit(async ({ text = "" }) => {
    await (isMessage ? applicationsApi.message(id, text) : applicationsApi.note(id, text));
    notifyDone(isMessage ? "They are told that there is a message." : "Kept.");
    setWritten((count) => count + 1);
    onChanged();
  });
  return (
    <form key={written} {...submission.form} className={styles.fields}>
      <FormFailure error={submission.failure} />
      <SegmentedControl
        fullWidth
        aria-label="What to write"
        value={kind}
        onChange={setKind}
        data={[
          { value: "note", label: "Note for the staff" },
          { value: "message", label: "Message to the applicant", disabled: !email },
        ]}
      />
      <Textarea
        name="text"
        label={isMessage ? "Message" : "Note"}
        description={
          isMessage
            ? "They read it on their private page; the mail says only that it is there."
            : email
              ? "Only those who look after applications read it."
              : "Only those who look after applications read it. They gave no e-mail: for a message, call or write a letter."
        }
        required
        rows={4}
        maxLength={4000}
        error={submission.errors.text}
      />
      <div>
        <Button type="submit" loading={submission.busy}>
          {isMessage ? "Send" : "Keep the note"}
        </Button>
      </div>
    </form>
  );
}
