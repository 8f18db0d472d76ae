import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Receipt } from "../receipt/receipt-for";
import { receiptLines } from "../receipt/receipt-lines";

interface ReceiptMailProps {
  foundation: MailIdentity;
  name: string;
  receipt: Receipt;
  /** The private page of this gift, with its receipt to print. */
  giftUrl: string;
  /** The private page of all of the donor's gifts. */
  allGiftsUrl: string;
}

export function ReceiptMail({ foundation, name, receipt, giftUrl, allGiftsUrl }: ReceiptMailProps) {
  return (
    <HospitalMail hospital={foundation} heading="Thank you for your gift">
      <MailText>Dear {name},</MailText>
      <MailText>
        Your gift arrived, and we will use it for the purpose you chose. Please keep this receipt with your
        tax records.
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
      <MailButton href={giftUrl}>See your gift and print the receipt</MailButton>
      <MailText>
        <a href={allGiftsUrl}>See all your gifts and receipts</a>
      </MailText>
      <MailText>These links are private: anyone who has them can see your gifts.</MailText>
    </HospitalMail>
  );
}
