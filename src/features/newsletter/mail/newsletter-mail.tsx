import { HospitalMail, MailButton, MailLink, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Words } from "./letters";

interface NewsletterMailProps {
  hospital: MailIdentity;
  /** Empty if the address is not confirmed. */
  name: string;
  words: Words;
  href: string;
  /** The address of the page with the unsubscribe button. */
  leaveHref: string;
}

/** An email about a subscription. */
export function NewsletterMail({ hospital, name, words, href, leaveHref }: NewsletterMailProps) {
  return (
    <HospitalMail hospital={hospital} heading={words.heading}>
      <MailText>Hello{name && ` ${name}`},</MailText>
      {words.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={href}>{words.button}</MailButton>
      <MailText>
        Don’t want these emails? <MailLink href={leaveHref}>Unsubscribe</MailLink>.
      </MailText>
    </HospitalMail>
  );
}
