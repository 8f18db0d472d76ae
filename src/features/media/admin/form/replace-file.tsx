import { Button } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { RefreshCw } from "lucide-react";
import { useRef, useState } from "react";
import type { Editor } from "~/admin/content/form/use-editor";
import type { MediaKind } from "../media-kind";
import { refusalBeforeUpload } from "../upload/refusal-before-upload";
import styles from "./media-form.module.css";
import { ReplaceDialog } from "./replace-dialog";

export interface ReplaceFileProps {
  kind: MediaKind;
  editor: Editor;
}

/** Replaces the file of a record. Everything that shows or links to it then uses the new file. */
export function ReplaceFile({ kind, editor }: ReplaceFileProps) {
  const open = useRef<() => void>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    const refused = refusalBeforeUpload(chosen, kind);
    setRefusal(refused && `${chosen.name}: ${refused}`);
    if (!refused) setFile(chosen);
  };
  return (
    <div>
      <Dropzone
        openRef={open}
        onDrop={take}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        className={styles.replace}
        inputProps={{ accept: kind.endings.join(","), "aria-label": `Choose the new ${kind.one}` }}
      >
        <div className={styles.replaceWords}>
          <p>
            <strong>Replace it in place</strong>
            <br />
            Drop the new {kind.one} here.{" "}
            {kind.name === "image" ? "Every page that shows it" : "Every link to it"} is updated.
          </p>
          <Button
            variant="default"
            leftSection={<RefreshCw size={17} aria-hidden />}
            onClick={() => open.current?.()}
          >
            Replace…
          </Button>
        </div>
      </Dropzone>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {file && <ReplaceDialog kind={kind} editor={editor} file={file} onClose={() => setFile(null)} />}
    </div>
  );
}
