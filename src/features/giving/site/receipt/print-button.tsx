import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import styles from "./receipt.module.css";

/** Without script the browser's own menu prints. */
export function PrintButton() {
  return (
    <p className={styles.print}>
      <Button onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
    </p>
  );
}
