import { useElementSize } from "@mantine/hooks";
import type { ReactNode } from "react";
import styles from "./preview.module.css";
import { VIEWPORTS, type ViewportName } from "./viewports";

interface StageProps {
  viewport: ViewportName;
  /** @param scale 1 if the width fits; 0 before the room is measured */
  children(scale: number): ReactNode;
}

/** The view of a screen of the chosen width, scaled down to fit. */
export function Stage({ viewport, children }: StageProps) {
  const { ref, width, height } = useElementSize();
  const wanted = VIEWPORTS[viewport];
  const scale = Math.min(1, width / wanted);
  return (
    <div ref={ref} className={styles.room}>
      <div
        className={styles.stage}
        style={{ width: wanted, height: height / (scale || 1), transform: `scale(${scale || 1})` }}
      >
        {children(scale)}
      </div>
    </div>
  );
}
