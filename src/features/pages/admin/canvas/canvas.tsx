import { Puck } from "@puckeditor/core";
import { Stage } from "~/admin/content/preview/stage";
import type { ViewportName } from "~/admin/content/preview/viewports";
import { useSelectedBlock } from "../use-blocks";
import styles from "./canvas.module.css";
import { CanvasScale } from "./canvas-frame";
import { usePreview } from "./preview-store";
import { useShownSelection } from "./use-shown-selection";

/** The page at the chosen width, scaled down to fit. */
export function Canvas({ viewport }: { viewport: ViewportName }) {
  const isStale = usePreview((preview) => preview.isStale);
  useShownSelection(useSelectedBlock()?.id);
  return (
    <section className={styles.canvas} aria-label="The page">
      {isStale && (
        <p className={styles.stale} role="status">
          No connection. The preview below is not up to date.
        </p>
      )}
      <Stage viewport={viewport}>
        {(scale) => <CanvasScale value={scale || 1}>{scale > 0 && <Puck.Preview />}</CanvasScale>}
      </Stage>
    </section>
  );
}
