import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import styles from "./receipt.module.css";

/** Without JavaScript, people use the browser's menu to print. */
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
