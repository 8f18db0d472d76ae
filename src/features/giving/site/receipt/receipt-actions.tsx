import { Button, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import styles from "./receipt.module.css";

interface ReceiptActionsProps {
  /** The private page that led to the receipt. */
  back: string;
  /** What the page shows, such as "your gift". */
  to: string;
}

/** Prints the receipt, and leads back. Without JavaScript, people use the browser's menu to print. */
export function ReceiptActions({ back, to }: ReceiptActionsProps) {
  return (
    <div className={styles.actions}>
      <p className={styles.print}>
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </p>
      <p>
        <ButtonLink href={back} look="quiet">
          Back to {to}
        </ButtonLink>
      </p>
    </div>
  );
}
