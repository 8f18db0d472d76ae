import styles from "./loader.module.css";

/** A turning ring in the text's colour and size; the words beside it say what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
