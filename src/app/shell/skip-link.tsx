import styles from "./skip-link.module.css";

/** The first stop of the keyboard: skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      Skip to main content
    </a>
  );
}
