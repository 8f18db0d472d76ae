import styles from "./marker-mark.module.css";
import { markerShape } from "./marker-shapes";

/** A place's marker as on the map, for the list beside it. */
export function MarkerMark({ isMain = false, active = false }: { isMain?: boolean; active?: boolean }) {
  const { outline, mark } = markerShape(isMain);
  return (
    <svg
      className={styles.mark}
      data-main={isMain || undefined}
      data-active={active || undefined}
      viewBox="0 0 41 41"
      width="41"
      height="41"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.outline} d={outline} />
      <path className={styles.sign} d={mark} />
    </svg>
  );
}
