import { ActionIcon, Button, Progress } from "@mantine/core";
import { CircleAlert, CircleCheck, Copy, FileText, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Item } from "~/content/item-schemas";
import { sizeWords } from "../../shared/admin/file-words";
import { DescribeForm } from "../describe-form";
import type { MediaKind } from "../media-kind";
import styles from "./upload.module.css";
import type { Upload, UploadQueue } from "./upload-queue";
import { usePreview } from "./use-preview";

export interface UploadRowProps {
  kind: MediaKind;
  upload: Upload;
  queue: UploadQueue;
  /** Whether it is the only upload in the list. Its description field then gets the focus. */
  isOnly: boolean;
  next?: (item: Item) => ReactNode;
}

/** One upload: its file, its progress, and the next action: retry, describe, or use it. */
export function UploadRow({ kind, upload, queue, isOnly, next }: UploadRowProps) {
  const { key, file, state, item, alreadyExisted } = upload;
  const isWaiting = kind.name === "image" && item?.status === "draft";
  return (
    <li className={styles.row} data-state={state}>
      <Portrait kind={kind} upload={upload} />
      <div className={styles.words}>
        <p className={styles.name}>
          {item && !alreadyExisted ? <MediaLink kind={kind} item={item} words={file.name} /> : file.name}{" "}
          <span className={styles.size}>{sizeWords(file.size)}</span>
        </p>
        <State kind={kind} upload={upload} />
        {item && isWaiting && (
          <DescribeForm
            target={item}
            name={file.name}
            src={null}
            autoFocus={isOnly}
            onDescribed={(described) => queue.follow(key, described)}
          />
        )}
      </div>
      <div className={styles.steps}>
        {state === "failed" && (
          <Button size="compact-md" variant="default" onClick={() => queue.retry(key)}>
            Try again<span className="visually-hidden"> with {file.name}</span>
          </Button>
        )}
        {alreadyExisted && (
          <Button size="compact-md" variant="default" onClick={() => queue.addAgain(key)}>
            Add it again<span className="visually-hidden">: {file.name}</span>
          </Button>
        )}
        {item && next?.(item)}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={state === "sending" ? `Cancel ${file.name}` : `Remove ${file.name} from this list`}
          onClick={() => queue.remove(key)}
        >
          <X size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

function MediaLink({ kind, item, words }: { kind: MediaKind; item: Item; words: string }) {
  return <Link to={`/admin/${kind.apiName}/${item.id}`}>{words}</Link>;
}

const UPLOADED_NOTES: Record<MediaKind["name"], string> = {
  image: "In the library. Needs a description.",
  file: "In the library as a draft: a screen reader cannot read this PDF. Open it to see what to do.",
};

const DUPLICATE_NOTES: Record<MediaKind["name"], string> = {
  image: "It needs a description.",
  file: "It is a draft. Open it to see what it needs.",
};

function Portrait({ kind, upload: { file, state } }: Pick<UploadRowProps, "kind" | "upload">) {
  const isPicture = kind.name === "image" && state !== "refused";
  const preview = usePreview(isPicture ? file : null);
  const [isUnseen, setIsUnseen] = useState(false);
  if (preview && !isUnseen)
    return <img className={styles.portrait} src={preview} alt="" onError={() => setIsUnseen(true)} />;
  return (
    <span className={styles.portrait}>
      <FileText size={22} aria-hidden />
    </span>
  );
}

function State({
  kind,
  upload: { file, state, progress, message, item, alreadyExisted },
}: Pick<UploadRowProps, "kind" | "upload">) {
  if (state === "waiting") return <p className={styles.state}>Waiting</p>;
  if (state === "sending") {
    const percent = Math.round(progress * 100);
    const isSent = progress >= 1;
    return (
      <>
        <Progress.Root size="sm" className={styles.bar}>
          <Progress.Section value={percent} animated={isSent} aria-label={`Sending ${file.name}`} />
        </Progress.Root>
        <p className={styles.state}>
          {isSent ? (kind.name === "image" ? "Processing…" : "Checking…") : `${percent}% sent`}
        </p>
      </>
    );
  }
  if (state === "done" && item && alreadyExisted)
    return (
      <>
        <p className={styles.state} data-tone="known">
          <Copy size={17} aria-hidden />
          <span>
            Already in the library: <MediaLink kind={kind} item={item} words={item.title} />
          </span>
        </p>
        {item.status === "draft" && (
          <p className={styles.state} data-tone="waits">
            {DUPLICATE_NOTES[kind.name]}
          </p>
        )}
      </>
    );
  if (state === "done") {
    const isPublic = item?.status === "live";
    return (
      <p className={styles.state} data-tone={isPublic ? "good" : "waits"}>
        {isPublic && <CircleCheck size={17} aria-hidden />}
        {isPublic ? "In the library, ready to use" : UPLOADED_NOTES[kind.name]}
      </p>
    );
  }
  return (
    <p className={styles.state} data-tone="bad" role="alert">
      <CircleAlert size={17} aria-hidden /> {message}
    </p>
  );
}
