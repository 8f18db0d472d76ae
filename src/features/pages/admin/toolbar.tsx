import { ActionIcon } from "@mantine/core";
import { Redo2, Undo2 } from "lucide-react";
import { WidthChoice, type WidthChoiceProps } from "~/admin/content/preview/width-choice";
import styles from "./page-workspace.module.css";
import { usePuck } from "./use-blocks";
import { useStepKeys, useSteps } from "./use-steps";

/** The toolbar above the canvas: undo, redo, and the width of the page. */
export function Toolbar({ viewport, onViewport }: WidthChoiceProps) {
  const { undo, redo } = useSteps();
  const hasPast = usePuck(({ history }) => history.hasPast);
  const hasFuture = usePuck(({ history }) => history.hasFuture);
  useStepKeys(document);
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
          onClick={undo}
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
          onClick={redo}
        >
          <Redo2 size={18} aria-hidden />
        </ActionIcon>
      </span>
      <WidthChoice viewport={viewport} onViewport={onViewport} />
    </div>
  );
}
