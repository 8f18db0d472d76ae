import type { Ground } from "~/ui/map/ground";
import { RichText } from "~/ui/rich-text/rich-text";
import styles from "./map-caption.module.css";

/** The attribution that tile services require, or the limitations of the drawn map. */
export function MapCaption({ ground, attribution }: { ground: Ground; attribution: string | undefined }) {
  if (ground.tileUrl) return attribution && <RichText html={attribution} className={styles.caption} />;
  return (
    ground.drawing && (
      <p className={styles.caption}>This map is a drawing. “Directions” opens one that shows the way.</p>
    )
  );
}
