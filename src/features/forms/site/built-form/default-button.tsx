import { machineFields } from "~/server/isomorphic/machine-fields";
import styles from "~/ui/visually-hidden/visually-hidden.module.css";

/**
 * What Enter in a field presses: a form's first button, whichever that is. It is drawn, out of sight: Safari passes over buttons that
 * are not.
 * @param go what it asks for, `enter` where only the server can tell; left out where it sends
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
