import { Alert, Button, FileInput, Textarea } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { TypeDescription } from "~/content/description";
import { importLimits } from "~/content/import/import-limits";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { failureMessage } from "~/site/browser/request/failure";
import { everyMessage } from "../../requests/api-error";
import { queryClient } from "../../requests/query-client";
import { Panel } from "../../screen/panel";
import { When } from "../../screen/when";
import { downloadFile } from "../api/download-file";
import { counted, lowered } from "../words";
import { importApi, importKey } from "./import-api";
import { statusWords } from "./import-result";
import styles from "./import-screen.module.css";

/** Step 1: a file, or cells that were copied in a spreadsheet. */
export function SourceStep({ type }: { type: TypeDescription }) {
  const navigate = useNavigate();
  const calls = importApi(type.apiName);
  const read = useMutation({
    mutationFn: (source: string | File) =>
      typeof source === "string" ? calls.readText(source) : calls.readFile(source),
    onSuccess(state) {
      queryClient.setQueryData(importKey(type, state.id), state);
      navigate(`/admin/${type.apiName}/import/${state.id}`);
    },
  });
  return (
    <div className={styles.stack}>
      <div aria-live="polite">
        {read.isPending && <p role="status">Reading every row…</p>}
        {read.isError && (
          <Alert color="red" title="This cannot be imported yet">
            {everyMessage(read.error)}
          </Alert>
        )}
      </div>
      <div className={styles.source}>
        <PasteCells isReading={read.isPending} onRead={read.mutate} />
        <ChooseFile type={type} onRead={read.mutate} />
      </div>
      <EarlierImports type={type} />
    </div>
  );
}

function PasteCells({ isReading, onRead }: { isReading: boolean; onRead(cells: string): void }) {
  const [text, setText] = useState("");
  return (
    <Panel
      title="Paste cells"
      lead="In the spreadsheet, select the cells with their headings, copy them, and paste them here."
    >
      <div className={styles.fields}>
        <Textarea
          label="Cells"
          placeholder={"Name\tPosition\nDana Reed, MD\tFamily physician"}
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          styles={{ input: { whiteSpace: "pre", overflowX: "auto" } }}
        />
        <div>
          <Button disabled={text.trim() === ""} loading={isReading} onClick={() => onRead(text)}>
            Read the cells
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function ChooseFile({ type, onRead }: { type: TypeDescription; onRead(file: File): void }) {
  return (
    <Panel
      title="Choose a file"
      lead={`A CSV file of at most ${importLimits.rows.toLocaleString("en-US")} rows and ${inMegabytes(importLimits.bytes)}. The first row names the columns. Nothing is saved before you have checked it.`}
    >
      <div className={styles.fields}>
        <FileInput
          label="CSV file"
          placeholder="Choose a file"
          accept=".csv,.tsv,.txt,text/csv"
          leftSection={<FileSpreadsheet size={18} aria-hidden />}
          value={null}
          onChange={(file) => file && onRead(file)}
        />
        <Template type={type} />
      </div>
    </Panel>
  );
}

function Template({ type }: { type: TypeDescription }) {
  const download = useMutation({
    mutationFn: () => downloadFile(importApi(type.apiName).templateAddress, `${type.apiName}-template.csv`),
  });
  return (
    <div>
      <Button
        variant="default"
        leftSection={<Download size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download a template
      </Button>
      <span className={styles.quiet}>
        It has every column for {lowered(type.label.many)}, and an example row. An export works too.
      </span>
      <div aria-live="polite">
        {download.isError && <Alert color="red">{failureMessage(download.error)}</Alert>}
      </div>
    </div>
  );
}

/** Earlier imports, which can be continued, looked up, or undone. */
function EarlierImports({ type }: { type: TypeDescription }) {
  const { data } = useQuery({
    queryKey: ["import", type.apiName],
    queryFn: importApi(type.apiName).list,
  });
  if (!data || data.imports.length === 0) return null;
  return (
    <Panel title="Earlier imports" lead="Open one to continue it, to see what it did, or to undo it.">
      <ul className={styles.records}>
        {data.imports.map(({ id, fileName, status, rows, createdAt, createdByName }) => (
          <li key={id}>
            <Link to={`/admin/${type.apiName}/import/${id}`}>
              {fileName || "Pasted cells"}, {counted(rows, { one: "row", many: "rows" })}
            </Link>
            <span className={styles.quiet}>
              {statusWords[status]} · {createdByName}, <When at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
