import styles from "./loader.module.css";

/** A spinning ring in the text's color and size; the text beside it says what is happening. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
