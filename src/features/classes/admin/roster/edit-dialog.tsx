import { Button, Checkbox, Group, Select, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answered } from "~/admin/screen/answered";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { type Submission, useSubmit } from "~/admin/screen/use-submit";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { DetailField, RegistrationDetail } from "../../api/admin/schemas";
import type { EntryDialogProps } from "./entry-dialog-props";
import { nameOf } from "./name-of";
import { notifyCorrected } from "./notify-corrected";
import { rosterApi } from "./roster-api";

/** Edits name, contact details, and answers. The private answers load on request, which the audit log records. */
export function EditDialog({ entry, onClose, onDone }: EntryDialogProps) {
  const [notify, setNotify] = useState(false);
  const [privateFields, setPrivateFields] = useState<DetailField[] | null>(null);
  const detail = useQuery({
    queryKey: ["registration", entry.id, "form"],
    queryFn: ({ signal }) => rosterApi.detail(entry.id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const submission = useSubmit(async (values) => {
    const seen = { id: entry.id, revision: detail.data?.revision ?? entry.revision };
    const withPrivateAnswers = privateFields !== null;
    const { correction } = await rosterApi.edit(seen, { values, withPrivateAnswers, notify });
    if (correction) notifyCorrected("The changes are saved.", { id: entry.id, correction, onDone });
    else notifyDone("Nothing was changed.");
    onDone();
    onClose();
  });
  return (
    <FormDialog title={`Edit ${nameOf(entry)}`} submission={submission} does="Save" onClose={onClose}>
      <Answered query={detail} lines={6}>
        {(answer) => (
          <>
            <Fields fields={answer.fields.filter(({ isPrivate }) => !isPrivate)} submission={submission} />
            <PrivateFields
              detail={answer}
              shown={privateFields}
              submission={submission}
              onShow={setPrivateFields}
            />
          </>
        )}
      </Answered>
      {entry.email && (
        <Checkbox
          label="Email them that their details were changed"
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}

function Fields({ fields, submission }: { fields: readonly DetailField[]; submission: Submission }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {fields.map((field, place) => (
        <FieldOf key={field.name} field={field} error={submission.errors[field.name]} isFirst={place === 0} />
      ))}
    </SimpleGrid>
  );
}

interface FieldOfProps {
  field: DetailField;
  error: string | undefined;
  isFirst: boolean;
}

function FieldOf({ field: { name, label, kind, choices, value }, error, isFirst }: FieldOfProps) {
  if (kind === "choice" || kind === "yesNo") {
    const data = kind === "choice" ? choices : YES_NO;
    return (
      <Select name={name} label={label} clearable defaultValue={value || null} data={data} error={error} />
    );
  }
  return (
    <TextInput
      name={name}
      type={kind}
      label={label}
      required={name === "firstName" || name === "lastName"}
      defaultValue={value}
      maxLength={MAX_LINE_LENGTH}
      error={error}
      data-autofocus={isFirst || undefined}
    />
  );
}

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

interface PrivateFieldsProps {
  detail: RegistrationDetail;
  /** Null until staff load the private answers. */
  shown: DetailField[] | null;
  submission: Submission;
  onShow(fields: DetailField[]): void;
}

function PrivateFields({ detail, shown, submission, onShow }: PrivateFieldsProps) {
  const fields = detail.fields.filter(({ isPrivate }) => isPrivate);
  if (fields.length === 0) return null;
  if (shown) return <Fields fields={shown} submission={submission} />;
  const show = () =>
    rosterApi.privateAnswers(detail.id).then((answers) => {
      const answerOf = ({ name }: DetailField) => answers.find((one) => one.name === name)?.answer ?? "";
      onShow(fields.map((field) => withValue(field, answerOf(field))));
    }, notifyFailed);
  return (
    <Group>
      <Button variant="default" onClick={() => void show()}>
        Edit private answers (recorded in the audit log)
      </Button>
    </Group>
  );
}

function withValue({ name, label, kind, choices, isPrivate }: DetailField, value: string): DetailField {
  return { name, label, kind, choices, isPrivate, value };
}
