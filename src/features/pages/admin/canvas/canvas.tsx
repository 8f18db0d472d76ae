import { useElementSize } from "@mantine/hooks";
import { Puck } from "@puckeditor/core";
import { useSelectedBlock } from "../use-blocks";
import styles from "./canvas.module.css";
import { CanvasScale } from "./canvas-frame";
import { usePreview } from "./preview-store";
import { useShownSelection } from "./use-shown-selection";
import { VIEWPORTS, type ViewportName } from "./viewports";

/** The page at the chosen width, scaled down to fit. */
export function Canvas({ viewport }: { viewport: ViewportName }) {
  const { ref, width, height } = useElementSize();
  const isStale = usePreview((preview) => preview.isStale);
  useShownSelection(useSelectedBlock()?.id);
  const viewportWidth = VIEWPORTS[viewport];
  const scale = width > 0 ? Math.min(1, width / viewportWidth) : 1;
  return (
    <section className={styles.canvas} aria-label="The page">
      {isStale && (
        <p className={styles.stale} role="status">
          No connection. The preview below is not up to date.
        </p>
      )}
      <div ref={ref} className={styles.room}>
        <div
          className={styles.stage}
          style={{ width: viewportWidth, height: height / scale, transform: `scale(${scale})` }}
        >
          <CanvasScale value={scale}>{width > 0 && <Puck.Preview />}</CanvasScale>
        </div>
      </div>
    </section>
  );
}
