import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { type Ref, useState } from "react";
import { Link } from "react-router";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { When } from "~/admin/screen/when";
import { displayPhone } from "~/ui/phone/phone-number";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { MAX_ENTRY_LENGTH } from "../../applications/entry-limit";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";

interface WritingProps {
  item: ApplicationDetail;
  onChanged(): Promise<unknown>;
  /** A ref to the text field. */
  text: Ref<HTMLTextAreaElement>;
  /** Called after the note or message is stored. */
  onWritten(): void;
}

/** Notes and messages of staff, and the field to add one. */
export function Writing(props: WritingProps) {
  const { item } = props;
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
              {kind === "message" && (
                <Link to={`/admin/patient-applications/${item.id}/letters/${id}`}>As a letter</Link>
              )}
            </li>
          ))}
        </ol>
      )}
      <EntryForm {...props} />
    </Panel>
  );
}

const DESCRIPTIONS = {
  note: "Only staff who handle applications can read it.",
  message: "They read it on their private page. The email only says that there is a message.",
  letter:
    "They gave no email address, so we cannot notify them. The letter appears on their private page, and you can print it here.",
};

function EntryForm({ item, onChanged, text: field, onWritten }: WritingProps) {
  const { id, email, phone } = item;
  const [kind, setKind] = useState("note");
  const [written, setWritten] = useState(0);
  const means = kind === "note" ? "note" : email ? "message" : "letter";
  const submission = useSubmit(async ({ text = "" }) => {
    await (means === "note" ? applicationsApi.note(id, text) : applicationsApi.message(item, text));
    notifyDone(means === "message" ? "We notify the applicant by email." : "Saved.");
    setWritten((count) => count + 1);
    await onChanged();
    onWritten();
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
          { value: "note", label: "Note for staff" },
          { value: "message", label: email ? "Message to the applicant" : "Letter to the applicant" },
        ]}
      />
      {means === "letter" && phone && (
        <p className={styles.call}>
          Or call them: <a href={`tel:${phone}`}>{displayPhone(phone)}</a>
        </p>
      )}
      <Textarea
        ref={field}
        name="text"
        label={{ note: "Note", message: "Message", letter: "Letter" }[means]}
        description={DESCRIPTIONS[means]}
        required
        rows={4}
        maxLength={MAX_ENTRY_LENGTH}
        error={submission.errors.text}
      />
      <div>
        <Button type="submit" loading={submission.busy}>
          {{ note: "Save the note", message: "Send", letter: "Save the letter" }[means]}
        </Button>
      </div>
    </form>
  );
}
