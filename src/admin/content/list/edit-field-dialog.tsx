import { Alert, Button, Group, Modal, NativeSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldDescription, TypeDescription } from "~/content/description";
import type { BulkEditOutcome, ListItem, References } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { contentApi, type FieldEdit } from "../api/content-api";
import { FieldInput } from "../inputs/field-input";
import { FormProvider, NO_FIRST_FIELD } from "../inputs/form-context";
import { useTypes } from "../use-types";
import { counted } from "../words";
import { type EditReport, FailureList, failuresOf } from "./edit-outcome";
import styles from "./list-screen.module.css";

export interface EditFieldDialogProps {
  type: TypeDescription;
  items: ListItem[];
  onClose(): void;
  onEdited(report: EditReport): void;
}

/** Chooses a field and its new value for several records, and first shows how many will change. */
export function EditFieldDialog({ type, items, onClose, onEdited }: EditFieldDialogProps) {
  const fields = type.fields.filter(({ name }) => type.list.bulkFields.includes(name));
  const [field, setField] = useState<FieldDescription | null>(null);
  const [value, setValue] = useState<unknown>(undefined);
  const choose = (name: string) => {
    const chosen = fields.find((one) => one.name === name) ?? null;
    setField(chosen);
    setValue(chosen?.empty);
  };
  const typed = field && { field: field.name, value };
  const { preview, isCurrent, edit } = useFieldEdit(type, items, typed, onEdited);
  const changed = changedIn(preview.data).length;
  const empties = field !== null && isEmpty(field, value);
  return (
    <Modal opened onClose={onClose} title={`Edit a field of ${counted(items.length, type.label)}`} size="lg">
      <div className={styles.editField}>
        <NativeSelect
          label="Field"
          value={field?.name ?? ""}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: "", label: "Choose a field" },
            ...fields.map(({ name, label }) => ({ value: name, label })),
          ]}
          data-autofocus
        />
        {field && <ValueInput type={type} field={field} value={value} onChange={setValue} />}
        <div aria-live="polite">
          {field && (
            <Preview
              type={type}
              items={items}
              outcome={preview.data}
              problem={preview.error}
              isCurrent={isCurrent}
              emptied={empties ? field.label : null}
            />
          )}
          {edit.isError && <Alert color="red" title={failureMessage(edit.error)} />}
        </div>
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color={empties ? "red" : undefined}
          disabled={changed === 0 || !isCurrent}
          loading={edit.isPending}
          onClick={() => edit.mutate()}
        >
          {submitLabel(changed, empties, type)}
        </Button>
      </Group>
    </Modal>
  );
}

function submitLabel(changed: number, empties: boolean, { label }: TypeDescription): string {
  if (changed === 0) return empties ? "Empty it" : "Change";
  return empties ? `Empty it in ${counted(changed, label)}` : `Change ${counted(changed, label)}`;
}

/** `preview` follows the input, and `isCurrent` says whether it has caught up; `edit` applies the input. */
function useFieldEdit(
  type: TypeDescription,
  items: ListItem[],
  typed: FieldEdit | null,
  onEdited: (report: EditReport) => void,
) {
  const queries = useQueryClient();
  const api = contentApi(type.apiName);
  const targets = items.map(({ id, revision }) => ({ id, revision }));
  const text = JSON.stringify(typed);
  const [settled] = useDebouncedValue(text, 250);
  const preview = useQuery({
    queryKey: ["content", type.apiName, "edit", targets, settled],
    queryFn: () => api.previewEdit(targets, JSON.parse(settled)),
    enabled: typed !== null && settled === text,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const edit = useMutation({
    mutationFn: () => api.editField(targets, typed as FieldEdit),
    onSuccess: async ({ results }) => {
      onEdited({ kind: "edited", items, results });
      await queries.invalidateQueries({ queryKey: ["content", type.apiName] });
    },
  });
  return { preview, isCurrent: settled === text && !preview.isPlaceholderData, edit };
}

interface ValueInputProps {
  type: TypeDescription;
  field: FieldDescription;
  value: unknown;
  onChange(value: unknown): void;
}

/** The input that the field has in the form. */
function ValueInput({ type, field, value, onChange }: ValueInputProps) {
  const types = useTypes();
  const [references, setReferences] = useState<References>({});
  return (
    <FormProvider
      types={types}
      type={type}
      values={{}}
      title=""
      isPublished={false}
      references={references}
      addReference={(id, item) => setReferences((before) => ({ ...before, [id]: item }))}
      focusFirst={NO_FIRST_FIELD}
      Input={FieldInput}
    >
      <FieldInput
        key={field.name}
        field={field}
        path={field.name}
        value={value}
        onChange={onChange}
        errors={{}}
        disabled={false}
      />
    </FormProvider>
  );
}

interface PreviewProps {
  type: TypeDescription;
  items: ListItem[];
  outcome: BulkEditOutcome | undefined;
  problem: unknown;
  /** Whether the outcome belongs to the current input. */
  isCurrent: boolean;
  /** The label of the field, if the value is empty. */
  emptied: string | null;
}

function Preview({ type, items, outcome, problem, isCurrent, emptied }: PreviewProps) {
  if (problem !== null) return <Alert color="red" title={failureMessage(problem)} />;
  if (!outcome) return <p>Counting…</p>;
  const changed = changedIn(outcome).length;
  const failures = failuresOf({ items, results: outcome.results });
  const same = items.length - changed - failures.length;
  return (
    <>
      <p className={styles.preview} data-stale={!isCurrent || undefined}>
        <strong>{counted(changed, type.label)} will change.</strong>
        {emptied && changed > 0 && ` “${emptied}” becomes empty.`}
        {same > 0 && ` ${same === 1 ? "1 has" : `${same} have`} this value already.`}
        {changed > 0 && !type.forStaffOnly && " Visitors see the change after you publish it."}
      </p>
      {failures.length > 0 && <FailureList type={type} failures={failures} />}
    </>
  );
}

function changedIn(outcome: BulkEditOutcome | undefined) {
  return (outcome?.results ?? []).filter((result) => "isChanged" in result && result.isChanged);
}

/** Whether a value is empty; "off" is a value. */
function isEmpty(field: FieldDescription, value: unknown): boolean {
  return field.kind !== "BOOLEAN" && JSON.stringify(value) === JSON.stringify(field.empty);
}
