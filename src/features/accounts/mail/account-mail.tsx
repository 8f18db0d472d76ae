import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";

interface AccountMailProps {
  hospital: MailIdentity;
  name: string;
  heading: string;
  paragraphs: string[];
  link?: { href: string; label: string };
}

/** An email about a staff account: a few sentences, and at most one link. */
export function AccountMail({ hospital, name, heading, paragraphs, link }: AccountMailProps) {
  return (
    <HospitalMail hospital={hospital} heading={heading}>
      <MailText>Hello {name},</MailText>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {link && <MailButton href={link.href}>{link.label}</MailButton>}
    </HospitalMail>
  );
}
