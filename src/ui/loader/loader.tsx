import styles from "./loader.module.css";

/** Three dots where something is about to appear, announced as `label`. */
export function Loader({ label = "Loading" }: { label?: string }) {
  return (
    <div className={styles.loader} role="status" data-loading="">
      <Dots />
      <span className={styles.label}>{label}</span>
    </div>
  );
}

export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
