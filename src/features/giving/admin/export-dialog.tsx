import { Button, Checkbox, Group, Modal, Radio, TextInput } from "@mantine/core";
import { useState } from "react";
import { notifyFailed } from "~/admin/screen/notify";
import type { BodyOf } from "~/site/browser/request/client";
import { allGiftColumns, columnHeadings, type GiftColumn, printedColumns } from "../staff/gift-columns";
import { type ColumnMap, readColumnMap, writeColumnMap } from "./column-map";
import styles from "./giving.module.css";
import { givingApi } from "./giving-api";

type Purpose = "books" | "print";

interface ExportDialogProps {
  /** The filters of the list. The export uses the same ones. */
  listFilters: BodyOf<"post", "/api/admin/giving/gifts/export">;
  onClose(): void;
}

/** Exports gifts as CSV, with the columns and headings that another program needs. */
export function ExportDialog({ listFilters, onClose }: ExportDialogProps) {
  const [purpose, setPurpose] = useState<Purpose>("books");
  const [columns, setColumns] = useState<ColumnMap>(readColumnMap);
  const offered = allGiftColumns.filter((name) => purpose === "books" || printedColumns.includes(name));
  const chosen = offered.filter((name) => columns[name] !== undefined);
  const change = (name: GiftColumn, heading: string | undefined) =>
    setColumns((before) => {
      const after = { ...before, [name]: heading };
      writeColumnMap(after);
      return after;
    });
  const save = async () => {
    const lines = chosen.map((name) => `${name}: ${columns[name]}`);
    await givingApi
      .exportGifts({ ...listFilters, purpose, columns: lines.join("\n") })
      .then(onClose, notifyFailed);
  };
  return (
    <Modal opened onClose={onClose} title="Export gifts" size="lg">
      <div className={styles.form}>
        <PurposeChoice purpose={purpose} onChange={setPurpose} />
        <fieldset className={styles.chosen}>
          <legend>Columns and their headings</legend>
          {offered.map((name) => (
            <div key={name} className={styles.column}>
              <Checkbox
                label={columnHeadings[name]}
                checked={columns[name] !== undefined}
                onChange={({ currentTarget }) =>
                  change(name, currentTarget.checked ? columnHeadings[name] : undefined)
                }
              />
              <TextInput
                size="xs"
                aria-label={`Heading of ${columnHeadings[name]}`}
                disabled={columns[name] === undefined}
                value={columns[name] ?? ""}
                onChange={({ currentTarget }) => change(name, currentTarget.value.replaceAll("\n", " "))}
              />
            </div>
          ))}
        </fieldset>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => void save()}>
            Save as CSV
          </Button>
        </Group>
      </div>
    </Modal>
  );
}

function PurposeChoice({ purpose, onChange }: { purpose: Purpose; onChange(purpose: Purpose): void }) {
  return (
    <Radio.Group
      label="Purpose"
      value={purpose}
      onChange={(value) => onChange(value === "print" ? "print" : "books")}
    >
      <Radio mt="xs" value="books" label="For our own records, or for another program" />
      <Radio
        mt="xs"
        value="print"
        label="For a list that others read"
        description="Anonymous donors appear as “Anonymous”, and the list has no addresses."
      />
    </Radio.Group>
  );
}
