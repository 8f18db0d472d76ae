import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Receipt } from "../receipt/receipt-for";
import { receiptLines } from "../receipt/receipt-lines";

interface ReceiptMailProps {
  foundation: MailIdentity;
  name: string;
  receipt: Receipt;
  /** Of the receipt's page, to print. */
  href: string;
}

/** The receipt for a gift, which is also the thanks for it. */
export function ReceiptMail({ foundation, name, receipt, href }: ReceiptMailProps) {
  return (
    <HospitalMail hospital={foundation} heading="Thank you for your gift">
      <MailText>Dear {name},</MailText>
      <MailText>
        Your gift reached us, and it will do what you meant it to do. Please keep this receipt with your tax
        records.
      </MailText>
      <MailText>
        {receiptLines(receipt).map(({ label, value }) => (
          <span key={label}>
            <strong>{label}:</strong> {value}
            <br />
          </span>
        ))}
      </MailText>
      <MailText>{receipt.statement}</MailText>
      <MailButton href={href}>Print this receipt</MailButton>
      <MailText>This link is yours alone: whoever has it sees this receipt.</MailText>
    </HospitalMail>
  );
}
