import { ActionIcon } from "@mantine/core";
import { Redo2, Undo2 } from "lucide-react";
import { WidthChoice, type WidthChoiceProps } from "~/admin/content/preview/width-choice";
import styles from "./page-workspace.module.css";
import { usePuck } from "./use-blocks";

/** The toolbar above the canvas: undo, redo, and the width of the page. */
export function Toolbar({ viewport, onViewport }: WidthChoiceProps) {
  const back = usePuck(({ history }) => history.back);
  const forward = usePuck(({ history }) => history.forward);
  const hasPast = usePuck(({ history }) => history.hasPast);
  const hasFuture = usePuck(({ history }) => history.hasFuture);
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Page">
      <span className={styles.steps}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Undo"
          title="Undo (Ctrl Z)"
          disabled={!hasPast}
          onClick={back}
        >
          <Undo2 size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Redo"
          title="Redo (Ctrl Shift Z)"
          disabled={!hasFuture}
          onClick={forward}
        >
          <Redo2 size={18} aria-hidden />
        </ActionIcon>
      </span>
      <WidthChoice viewport={viewport} onViewport={onViewport} />
    </div>
  );
}
