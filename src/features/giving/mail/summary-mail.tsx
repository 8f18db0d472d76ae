import { HospitalMail, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { YearlySummary } from "../summary/yearly-summary";

/** A year's gifts, for the tax records. */
export function SummaryMail({
  foundation,
  name,
  summary,
}: {
  foundation: MailIdentity;
  name: string;
  summary: YearlySummary;
}) {
  const { organization, donor, gifts, total } = summary;
  return (
    <HospitalMail hospital={foundation} heading={`Your gifts in ${summary.year}`}>
      <MailText>Dear {name},</MailText>
      <MailText>
        Thank you for everything you made possible in {summary.year}. Please keep this with your tax records.
      </MailText>
      <MailText>
        <strong>Given to:</strong> {[organization.name, organization.address].filter(Boolean).join(", ")}
        <br />
        {organization.taxId && (
          <>
            <strong>Tax ID (EIN):</strong> {organization.taxId}
            <br />
          </>
        )}
        <strong>Given by:</strong> {donor.join(", ")}
      </MailText>
      <MailText>
        {gifts.map(({ number, date, designation, amount, refunded }) => (
          <span key={number}>
            {date}: <strong>{amount}</strong>, {designation} (receipt {number}
            {refunded && `; ${refunded} was refunded`})
            <br />
          </span>
        ))}
      </MailText>
      <MailText>
        <strong>Total: {total}</strong>
      </MailText>
      <MailText>{summary.statement}</MailText>
    </HospitalMail>
  );
}
