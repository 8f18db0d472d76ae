import { Alert, Button, Loader, Modal } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { failureMessage, isFailure, ReadableError } from "~/site/browser/request/failure";
import { contentApi } from "../api/content-api";
import editorStyles from "../form/editor.module.css";
import styles from "./preview.module.css";
import { Stage } from "./stage";
import { useViewport } from "./use-viewport";
import { WidthChoice } from "./width-choice";

export interface PreviewProps {
  type: TypeDescription;
  item: Item;
  /** Saves the input. Resolves to false if that failed. */
  save(): Promise<boolean>;
}

/** A button that shows the saved draft on its own page, at the width of a phone, a tablet, or a desktop. */
export function PreviewButton(props: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Eye size={18} aria-hidden />}
        className={editorStyles.iconOnPhones}
        onClick={() => setIsOpen(true)}
      >
        <span>Preview</span>
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title="Preview"
        fullScreen
        radius={0}
        classNames={{ content: styles.content, body: styles.dialog }}
        styles={{ body: { flex: 1, minHeight: 0 } }}
      >
        {isOpen && <Preview {...props} />}
      </Modal>
    </>
  );
}

function Preview({ type, item, save }: PreviewProps) {
  const [viewport, setViewport] = useViewport();
  const { data: path, error } = usePreviewPath({ type, item, save });
  return (
    <>
      <div className={styles.toolbar}>
        <WidthChoice viewport={viewport} onViewport={setViewport} />
        <p>You can try everything on it. Nothing is sent, and links open in a new tab.</p>
      </div>
      {error && (
        <Alert color="amber" title="There is no preview yet" className={styles.waiting} role="alert">
          {failureMessage(error)}
        </Alert>
      )}
      {!error && !path && <Loader className={styles.waiting} aria-label="The preview is loading" />}
      {path && <Stage viewport={viewport}>{(scale) => scale > 0 && <DraftFrame path={path} />}</Stage>}
    </>
  );
}

/**
 * If a person presses a link before the draft's scripts run, the frame loads a page that no frame may show.
 * Then the frame returns to the draft. It does so once, so that a draft that no longer exists is not
 * requested repeatedly.
 */
function DraftFrame({ path }: { path: string }) {
  const wasShown = useRef(false);

  function stayOnDraft({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    // Null for the browser's own error page.
    const isShown = frame.contentDocument?.documentElement.dataset.draft !== undefined;
    if (!isShown && wasShown.current) frame.src = path;
    wasShown.current = isShown;
  }

  return <iframe className={styles.frame} title="Preview of the draft" src={path} onLoad={stayOnDraft} />;
}

/** The address of a preview link that works while the preview is open, and for a day if the tab is closed before. */
function usePreviewPath({ type, item, save }: PreviewProps) {
  const queries = useQueryClient();
  const { apiName } = type;
  const { id } = item;
  const [opened] = useState(() => crypto.randomUUID());
  const { data, error } = useQuery({
    queryKey: ["preview", opened],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    async queryFn() {
      if (!(await save()))
        throw new ReadableError("Your changes could not be saved. Close the preview first.");
      const link = await contentApi(apiName).makePreviewLink(id, 1);
      await requireShown(link.path);
      return link;
    },
  });
  const linkId = data?.id;
  useEffect(() => {
    if (!linkId) return;
    return () => {
      // If that fails, the link expires.
      void contentApi(apiName)
        .revokePreviewLink(id, linkId)
        .catch(() => {});
      queries.removeQueries({ queryKey: ["preview", opened] });
    };
  }, [linkId, id, apiName, queries, opened]);
  return { data: data?.path, error };
}

/** @throws ReadableError that names what is missing from the draft */
async function requireShown(path: string): Promise<void> {
  const answer = await fetch(path, { headers: { accept: "application/json" } });
  if (answer.ok) return;
  const refused: unknown = await answer.json().catch(() => null);
  throw new ReadableError(
    isFailure(refused) ? refused.error.message : "The draft cannot be shown right now.",
  );
}
