import styles from "./loader.module.css";

/** Gray lines instead of text that is loading. Announce once, elsewhere, that it is loading. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} />
      ))}
    </span>
  );
}
