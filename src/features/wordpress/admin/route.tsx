import { Alert, Button, FileInput, Radio } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileCode } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { statusWords } from "~/admin/content/import/import-result";
import styles from "~/admin/content/import/import-screen.module.css";
import { api } from "~/admin/requests/api";
import { everyMessage } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { When } from "~/admin/screen/when";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { MAX_EXPORT_BYTES } from "../export-limit";
import { wordpressKey } from "./wordpress-key";

/** Step 1 of an import of a WordPress site: uploads the export. */
export default function WordpressScreen() {
  const navigate = useNavigate();
  const read = useMutation({
    mutationFn: (body: FormData) => api.post("/api/admin/wordpress-imports", { body }),
    onSuccess(state) {
      queryClient.setQueryData(wordpressKey(state.id), state);
      navigate(`/admin/settings/wordpress/${state.id}`);
    },
  });
  return (
    <Screen
      title="Import from WordPress"
      back={{ href: "/admin/settings", label: "Settings" }}
      lead="Brings posts, pages, and pictures of a former site here as drafts, and redirects its old addresses to them."
    >
      <div className={styles.stack}>
        {read.isError && (
          <Alert color="red" title="This export cannot be imported">
            {everyMessage(read.error)}
          </Alert>
        )}
        <ExportForm isReading={read.isPending} onRead={read.mutate} />
        <EarlierImports />
      </div>
    </Screen>
  );
}

interface ExportFormProps {
  isReading: boolean;
  /** @param form the file, and the type that its posts become */
  onRead(form: FormData): void;
}

function ExportForm({ isReading, onRead }: ExportFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [postType, setPostType] = useState("newsItem");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    const form = new FormData();
    form.set("file", file);
    form.set("postType", postType);
    onRead(form);
  };
  return (
    <Panel
      title="The export"
      lead={`In WordPress, choose Tools, Export, All content. The file ends in .xml and has at most ${inMegabytes(MAX_EXPORT_BYTES)}. Nothing is saved before you start the import.`}
    >
      <form className={styles.fields} onSubmit={submit}>
        <FileInput
          label="Export file"
          placeholder="Choose a file"
          accept=".xml,text/xml,application/xml"
          leftSection={<FileCode size={18} aria-hidden />}
          value={file}
          onChange={setFile}
        />
        <Radio.Group label="Posts become" value={postType} onChange={setPostType}>
          <Radio value="newsItem" label="News items" mt="xs" />
          <Radio value="blogPost" label="Blog posts" mt="xs" />
        </Radio.Group>
        <div>
          <Button type="submit" disabled={!file} loading={isReading}>
            Read the export
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function EarlierImports() {
  const { data } = useQuery({
    queryKey: ["wordpress-imports"],
    queryFn: () => api.get("/api/admin/wordpress-imports"),
  });
  if (!data || data.imports.length === 0) return null;
  return (
    <Panel title="Earlier imports" lead="Open one to see what it did, or to undo it.">
      <ul className={styles.records}>
        {data.imports.map(({ id, fileName, status, createdAt, createdByName }) => (
          <li key={id}>
            <Link to={`/admin/settings/wordpress/${id}`}>{fileName || "Export"}</Link>
            <span className={styles.quiet}>
              {statusWords[status]} · {createdByName}, <When at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
