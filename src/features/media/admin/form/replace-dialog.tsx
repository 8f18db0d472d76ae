import { Alert, Button, Group, Modal, Progress } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Editor } from "~/admin/content/form/use-editor";
import { GrowingTextarea } from "~/admin/screen/growing-textarea";
import { notifyDone } from "~/admin/screen/notify";
import type { ItemStatus } from "~/content/item-schemas";
import { failureMessage, ReadableError } from "~/site/browser/request/failure";
import { sizeWords, typeWords } from "../../shared/admin/file-words";
import { ALT_LIMIT } from "../../shared/media-limits";
import { replaceMedia } from "../media-api";
import type { MediaKind } from "../media-kind";
import { usePreview } from "../upload/use-preview";
import styles from "./media-form.module.css";

export interface ReplaceDialogProps {
  kind: MediaKind;
  editor: Editor;
  file: File;
  onClose(): void;
}

/** Shows the old and the new file before replacing it. For a picture, asks whether its description still fits. */
export function ReplaceDialog({ kind, editor, file, onClose }: ReplaceDialogProps) {
  const hasWords = kind.name === "image" && editor.state.values.isDecorative !== true;
  const [alt, setAlt] = useState(String(editor.state.values.alt ?? ""));
  const { replace, progress, isPublic } = useReplacement({ kind, editor, file, onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Replace this ${kind.one}?`}
      size="lg"
      closeOnClickOutside={!replace.isPending}
    >
      <div className={styles.dialog}>
        <Comparison kind={kind} data={editor.item?.data ?? {}} file={file} />
        {hasWords && (
          <GrowingTextarea
            label="Is the description still correct?"
            value={alt}
            maxLength={ALT_LIMIT}
            minRows={2}
            maxRows={5}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        )}
        {replace.isPending && <Sending name={file.name} progress={progress} />}
        {replace.isError && (
          <Alert color="red" role="alert">
            {failureMessage(replace.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep the old one
          </Button>
          <Button
            loading={replace.isPending}
            onClick={() => replace.mutate(hasWords ? alt.trim() : undefined)}
            data-autofocus
          >
            {isPublic ? "Replace it on the site" : "Replace"}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}

/** Replaces the record's file, and a picture's description. `progress` is from 0 to 1. */
function useReplacement({ kind, editor, file, onClose }: ReplaceDialogProps) {
  const { item, keeper } = editor;
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  const isPublic = item !== null && item.publishedRevision !== null;
  const replace = useMutation({
    async mutationFn(alt: string | undefined) {
      if (!(await keeper.flush()))
        throw new ReadableError(
          "The form has changes that could not be saved. Close this dialog, and correct them first.",
        );
      const id = editor.current()?.id ?? "";
      const { revision } = keeper.state();
      return replaceMedia(kind, { id, revision }, file, alt, {
        onProgress: setProgress,
      });
    },
    async onSuccess(replaced) {
      editor.follow(replaced);
      notifyDone(replacedWords(replaced.status));
      onClose();
      await queries.invalidateQueries({ queryKey: ["content", kind.apiName], refetchType: "none" });
    },
  });
  return { replace, progress, isPublic };
}

function Sending({ name, progress }: { name: string; progress: number }) {
  return (
    <Progress.Root size="sm">
      <Progress.Section value={progress * 100} animated={progress >= 1} aria-label={`Sending ${name}`} />
    </Progress.Root>
  );
}

interface ComparisonProps {
  kind: MediaKind;
  /** The data of the record, with the facts about the old file. */
  data: Record<string, unknown>;
  file: File;
}

/** The old file next to the new one. */
function Comparison({ kind, data, file }: ComparisonProps) {
  const isPicture = kind.name === "image";
  const preview = usePreview(isPicture ? file : null);
  return (
    <div className={styles.compare}>
      <Side
        label="Now"
        src={isPicture ? String(data.mediumSrc) : null}
        words={
          isPicture
            ? `${data.width} × ${data.height}`
            : `${typeWords(String(data.mimeType))}, ${sizeWords(Number(data.size))}`
        }
        name={String(data.filename)}
      />
      <ArrowRight size={22} aria-hidden className={styles.arrow} />
      <Side
        label="New"
        src={isPicture ? preview : null}
        words={sizeWords(file.size)}
        name={file.name}
        isMeasured
      />
    </div>
  );
}

function replacedWords(status: ItemStatus): string {
  if (status === "live") return "Replaced. The site shows the new one.";
  if (status === "changed")
    return "Saved. The site still shows the old one: see what the new one needs in “Before publishing”.";
  return "Replaced.";
}

interface SideProps {
  label: string;
  src: string | null;
  words: ReactNode;
  name: string;
  /** Whether to show the size in pixels, as soon as it is known. */
  isMeasured?: boolean;
}

function Side({ label, src, words, name, isMeasured = false }: SideProps) {
  const [size, setSize] = useState<string | null>(null);
  return (
    <figure className={styles.side}>
      <span className={styles.sideFrame}>
        {src ? (
          <img
            src={src}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize(`${naturalWidth} × ${naturalHeight}, `)
            }
          />
        ) : (
          <FileText size={30} aria-hidden />
        )}
      </span>
      <figcaption>
        <strong>{label}</strong> {name}
        <span className={styles.facts}>
          {isMeasured && size}
          {words}
        </span>
      </figcaption>
    </figure>
  );
}
