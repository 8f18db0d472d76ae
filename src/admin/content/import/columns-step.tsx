import { Alert, Button, Group, Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { ImportState } from "~/content/import/import-schemas";
import { everyMessage } from "../../requests/api-error";
import { Panel } from "../../screen/panel";
import { lowered } from "../words";
import { importApi } from "./import-api";
import styles from "./import-screen.module.css";

const NO_FIELD = "";

export interface ColumnsStepProps {
  type: TypeDescription;
  state: ImportState;
  onChanged(state: ImportState): void;
  onNext(): void;
}

/** Step 2: which field each column fills, with its first cells, and how rows find existing records. */
export function ColumnsStep({ type, state, onChanged, onNext }: ColumnsStepProps) {
  const [columns, setColumns] = useState(() => state.columns.map(({ field }) => field));
  const [matchBy, setMatchBy] = useState(state.matchBy);
  const save = useMutation({
    mutationFn: () => importApi(type.apiName).change(state.id, { columns, matchBy }),
    onSuccess(next) {
      onChanged(next);
      onNext();
    },
  });
  const unfilled = state.fields.filter(({ name, required }) => required && !columns.includes(name));
  return (
    <div className={styles.stack}>
      <Panel
        title="What does each column contain?"
        lead={`We guessed from the headings. A column that is left out is ignored. An empty cell clears that field of ${article(type)} that the row changes.`}
      >
        <Columns state={state} chosen={columns} onChange={setColumns} />
      </Panel>
      <Panel title="Existing records">
        <Select
          label="A row changes the record that"
          description={`The other rows become new ${lowered(type.label.many)}. Importing the same file again then adds nothing twice.`}
          data={state.matchChoices}
          value={matchBy}
          onChange={(value) => value && setMatchBy(value)}
          allowDeselect={false}
        />
      </Panel>
      {unfilled.length > 0 && (
        <Alert color="amber" title="Required for publishing, but no column fills it">
          {unfilled.map(({ label }) => label).join(", ")}. New records are drafts until someone fills this in.
        </Alert>
      )}
      {save.isError && (
        <Alert color="red" title="These columns cannot be used">
          {everyMessage(save.error)}
        </Alert>
      )}
      <Group>
        <Button onClick={() => save.mutate()} loading={save.isPending}>
          Check the rows
        </Button>
        <Button component={Link} to={`/admin/${type.apiName}/import`} variant="default">
          Start over
        </Button>
      </Group>
    </div>
  );
}

interface ColumnsProps {
  state: ImportState;
  /** The field that each column fills; null for a column that is skipped. */
  chosen: readonly (string | null)[];
  onChange(chosen: (string | null)[]): void;
}

function Columns({ state, chosen, onChange }: ColumnsProps) {
  return (
    <ul className={styles.columns}>
      {state.columns.map(({ heading, samples }, at) => {
        const name = heading || `Column ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and headings may be the same
          <li key={`${at} ${heading}`} className={styles.column}>
            <div>
              <span className={styles.heading}>{name}</span>
              <span className={styles.samples}>{samples.join(" · ") || "No filled cells"}</span>
            </div>
            <ColumnField
              heading={name}
              state={state}
              value={chosen[at] ?? null}
              taken={chosen}
              onChange={(field) => onChange(chosen.with(at, field || null))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ColumnFieldProps {
  heading: string;
  state: ImportState;
  value: string | null;
  taken: readonly (string | null)[];
  onChange(name: string | null): void;
}

/** A field that another column fills cannot be chosen. */
function ColumnField({ heading, state, value, taken, onChange }: ColumnFieldProps) {
  const fields = state.fields.map(({ name, label }) => ({
    value: name,
    label,
    disabled: name !== value && taken.includes(name),
  }));
  return (
    <Select
      label="Fills"
      aria-label={`“${heading}” fills`}
      description={state.fields.find(({ name }) => name === value)?.hint || undefined}
      data={[{ value: NO_FIELD, label: "Leave out" }, ...fields]}
      value={value ?? NO_FIELD}
      onChange={onChange}
      allowDeselect={false}
      searchable
    />
  );
}

function article({ label }: TypeDescription): string {
  const one = lowered(label.one);
  return `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
}
