import { Button } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { CloudUpload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Item } from "~/content/item-schemas";
import type { MediaKind } from "../media-kind";
import styles from "./upload.module.css";
import { UploadRow } from "./upload-row";
import { usePastedFiles } from "./use-pasted-files";
import { useUploads } from "./use-uploads";

export interface UploadAreaProps {
  kind: MediaKind;
  /** The folder for uploads; null for none. */
  folderId: string | null;
  /** Additional actions for a finished upload. */
  next?: (item: Item) => ReactNode;
  /** Called with the record if the only upload was a file that the library already has. */
  onExisting?(item: Item): void;
}

/**
 * Accepts files by drop, by paste anywhere on the screen, and by choosing. Shows the progress of each and what it still
 * needs.
 */
export function UploadArea({ kind, folderId, next, onExisting }: UploadAreaProps) {
  const folder = useRef(folderId);
  folder.current = folderId;
  const existing = useRef(onExisting);
  existing.current = onExisting;
  const [uploads, queue] = useUploads(
    kind,
    () => folder.current,
    ({ item, alreadyExisted }) => {
      if (alreadyExisted && queue.uploads().length === 1) existing.current?.(item);
    },
  );
  usePastedFiles(queue.add);
  const finished = uploads.filter(({ state }) => state === "done").length;
  const known = uploads.filter(({ alreadyExisted }) => alreadyExisted).length;
  return (
    <section aria-label={`Add ${kind.many}`} className={styles.area}>
      <DropZone kind={kind} onDrop={queue.add} />
      <p role="status" className="visually-hidden">
        {uploads.length > 0 && `${finished} of ${uploads.length} ${kind.many} uploaded.`}
        {known > 0 && ` Already in the library: ${known}.`}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.rows} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              kind={kind}
              upload={upload}
              queue={queue}
              isOnly={uploads.length === 1}
              next={next}
            />
          ))}
        </ul>
      )}
      {finished > 1 && finished === uploads.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          onClick={() => {
            for (const { key } of uploads) queue.remove(key);
          }}
        >
          Clear this list
        </Button>
      )}
    </section>
  );
}

interface DropZoneProps {
  kind: MediaKind;
  onDrop(files: File[]): void;
}

/** An area to drop files on, with a button to choose files. */
function DropZone({ kind, onDrop }: DropZoneProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      onDrop={onDrop}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      className={styles.zone}
      inputProps={{ accept: kind.endings.join(","), "aria-label": `Choose ${kind.many}` }}
    >
      <div className={styles.invitation}>
        <CloudUpload size={26} aria-hidden className={styles.cloud} />
        <div>
          <strong>Drop {kind.many} here, or paste them</strong>
          <p className={styles.taken}>{kind.taken}.</p>
        </div>
        <Button variant="light" onClick={() => open.current?.()}>
          Choose {kind.many}…
        </Button>
      </div>
    </Dropzone>
  );
}
