import type { ComponentProps } from "react";
import { privateMeta } from "~/site/meta/private-meta";
import { type RouteMatches, rootOf } from "~/site/meta/root-of";
import { Button, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import { PaperReceipt } from "./paper-receipt";
import styles from "./receipt.module.css";

interface ReceiptPageProps extends ComponentProps<typeof PaperReceipt> {
  /** The path of the private page that links to the receipt. */
  back: string;
  /** The name of that page, such as "your gift". */
  to: string;
}

/** A receipt to print or save, with a link back. Without JavaScript, people print with the browser's menu. */
export function ReceiptPage({ receipt, back, to }: ReceiptPageProps) {
  return (
    <Section room="small" className={styles.page}>
      <PaperReceipt receipt={receipt} />
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
    </Section>
  );
}

export function receiptMeta({ matches }: { matches: RouteMatches }) {
  return privateMeta(rootOf(matches), {
    title: "Your receipt",
    description: "The receipt for your gift.",
    path: "/giving",
  });
}
