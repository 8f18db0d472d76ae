import { Alert, Button, FileInput, Group, Modal, Radio, Select, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { everyMessage } from "~/admin/requests/api-error";
import { MAX_AGREEMENT_LENGTH } from "../agreement-limit";
import type { ImportColumns, ImportOrder, SubscriberImport } from "../api/admin/schemas";
import { ImportPreview } from "./import-preview";
import styles from "./newsletter.module.css";
import { newsletterApi, reloadSubscribers } from "./newsletter-api";

const COLUMNS: { name: keyof ImportColumns; label: string }[] = [
  { name: "email", label: "Email" },
  { name: "firstname", label: "First name" },
  { name: "lastname", label: "Last name" },
  { name: "phone", label: "Phone" },
];

/** Imports a list in steps: the file, its columns, and consent. Nothing is written before the last step. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const { read, problem, isSaving, choose, look, save } = useListImport();
  const [how, setHow] = useState<ImportOrder["how"]>("ask");
  const [agreement, setAgreement] = useState("");
  const isReady =
    read && !read.committed && read.fresh > 0 && (how === "ask" || agreement.trim().length >= 10);

  return (
    <Modal opened onClose={onClose} title="Import subscribers" size="xl">
      <Stack>
        <FileInput
          label="CSV file"
          description="The first row names the columns. Spreadsheets save it as “CSV, UTF-8”."
          placeholder="Choose a file"
          accept=".csv,text/csv"
          leftSection={<FileSpreadsheet size={18} aria-hidden />}
          onChange={(file) => void choose(file)}
        />
        <div aria-live="polite" className={styles.step}>
          {problem !== null && (
            <Alert color="red" title="The file could not be imported">
              {everyMessage(problem)}
            </Alert>
          )}
          {read && !read.committed && (
            <>
              <Columns read={read} onChoose={look} />
              <ImportPreview read={read} />
              <Agreement how={how} setHow={setHow} agreement={agreement} setAgreement={setAgreement} />
            </>
          )}
          {read?.committed && (
            <Alert color="green" title="Imported">
              {how === "ask"
                ? `In the next few minutes, we will send ${read.fresh} people the confirmation email.`
                : `${read.fresh} people are on the list.`}
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {read?.committed ? "Close" : "Cancel"}
          </Button>
          {!read?.committed && (
            <Button disabled={!isReady} loading={isSaving} onClick={() => save(how, agreement)}>
              {isReady ? `Import ${read.fresh}` : "Import"}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** Sends the chosen file: `look` reads it with other columns, and `save` adds the people. */
function useListImport() {
  const [csv, setCsv] = useState<string | null>(null);
  const run = useMutation({
    mutationFn: newsletterApi.read,
    onSuccess: ({ committed }) => (committed ? reloadSubscribers() : undefined),
  });
  const { data: read, error: problem } = run;

  async function choose(file: File | null) {
    run.reset();
    const text = file && (await file.text());
    setCsv(text);
    if (text) run.mutate({ csv: text, how: "ask", commit: false });
  }

  function look(columns: ImportColumns) {
    if (csv) run.mutate({ csv, columns, how: "ask", commit: false });
  }

  function save(how: ImportOrder["how"], agreement: string) {
    if (!csv || !read?.columns.email) return;
    const columns = { ...read.columns, email: read.columns.email };
    run.mutate({
      csv,
      columns,
      how,
      agreement: how === "confirmed" ? agreement : undefined,
      commit: true,
    });
  }

  return {
    read,
    problem,
    isSaving: run.isPending && run.variables.commit,
    choose,
    look,
    save,
  };
}

interface ColumnsProps {
  read: SubscriberImport;
  onChoose(columns: ImportColumns): void;
}

/** The choice of columns, preselected by their headings. */
function Columns({ read, onChoose }: ColumnsProps) {
  const choose = (name: keyof ImportColumns, heading: string | null) => {
    const next = { ...read.columns, [name]: heading ?? undefined };
    if (next.email) onChoose({ ...next, email: next.email });
  };
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>Which column is which?</legend>
      {COLUMNS.map(({ name, label }) => (
        <Select
          key={name}
          label={label}
          required={name === "email"}
          placeholder={name === "email" ? "Choose a column" : "None"}
          clearable={name !== "email"}
          data={read.headings.filter(Boolean)}
          value={read.columns[name] ?? null}
          onChange={(heading) => choose(name, heading)}
        />
      ))}
    </fieldset>
  );
}

interface AgreementProps {
  how: ImportOrder["how"];
  setHow(how: ImportOrder["how"]): void;
  agreement: string;
  setAgreement(text: string): void;
}

/** Asks how everyone on the list agreed. If they agreed on paper, the audit log records where. */
function Agreement({ how, setHow, agreement, setAgreement }: AgreementProps) {
  return (
    <>
      <Radio.Group
        label="Have they agreed?"
        value={how}
        onChange={(value) => setHow(value as ImportOrder["how"])}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="ask"
            label="No: email each person. They are on the list after they press the button in the email."
          />
          <Radio value="confirmed" label="Yes: they agreed before, and we can prove it" />
        </Stack>
      </Radio.Group>
      {how === "confirmed" && (
        <TextInput
          label="Where and when they agreed"
          description="Such as “Sign-up sheets of the health fair, October 2026, in the foundation’s office”. The audit log records it."
          required
          maxLength={MAX_AGREEMENT_LENGTH}
          value={agreement}
          onChange={({ currentTarget }) => setAgreement(currentTarget.value)}
        />
      )}
    </>
  );
}
