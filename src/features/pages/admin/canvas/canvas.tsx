import { Button } from "@mantine/core";
import { Puck } from "@puckeditor/core";
import { Stage } from "~/admin/content/preview/stage";
import type { ViewportName } from "~/admin/content/preview/viewports";
import { usePageDraft } from "../page-draft";
import { useBlocks, useSelectedBlock } from "../use-blocks";
import styles from "./canvas.module.css";
import { CanvasScale } from "./canvas-frame";
import { usePreview } from "./preview-store";
import { useShownSelection } from "./use-shown-selection";

interface CanvasProps {
  viewport: ViewportName;
  /** Opens the dialog with templates and blocks. */
  onBegin(): void;
}

/** The page at the chosen width, scaled down to fit the window. */
export function Canvas({ viewport, onBegin }: CanvasProps) {
  const isEmpty = useBlocks().length === 0;
  const { isReadOnly } = usePageDraft();
  const isStale = usePreview((preview) => preview.isStale);
  useShownSelection(useSelectedBlock()?.id);
  return (
    <section className={styles.canvas} aria-label="The page">
      {isStale && (
        <p className={styles.stale} role="status">
          No connection. The preview below is not up to date.
        </p>
      )}
      {isEmpty && !isReadOnly && (
        <div className={styles.empty}>
          <p>This page is empty. Begin with a template, or add one block after another.</p>
          <Button onClick={onBegin}>Choose a template or a block</Button>
        </div>
      )}
      <Stage viewport={viewport}>
        {(scale) => <CanvasScale value={scale || 1}>{scale > 0 && <Puck.Preview />}</CanvasScale>}
      </Stage>
    </section>
  );
}
