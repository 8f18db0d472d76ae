import { machineFields } from "~/server/isomorphic/machine-fields";
import styles from "~/ui/visually-hidden/visually-hidden.module.css";

/**
 * The form's first button, which Enter in a field presses. It is rendered off-screen, because Safari skips buttons that
 * are not rendered.
 * @param go its value: `enter` if the server must decide; absent to submit the form
 */
export function DefaultButton({ go }: { go?: string }) {
  return (
    <button
      type="submit"
      name={go && machineFields.go}
      value={go}
      tabIndex={-1}
      aria-hidden="true"
      className={styles.hidden}
    />
  );
}
