import { HospitalMail, MailButton, MailLink, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Words } from "./letters";

interface NewsletterMailProps {
  hospital: MailIdentity;
  /** Empty where it is nobody's confirmed one. */
  name: string;
  words: Words;
  href: string;
  /** Leads to the page with the button that ends it. */
  leaveHref: string;
}

/** What somebody is written about their subscription. */
export function NewsletterMail({ hospital, name, words, href, leaveHref }: NewsletterMailProps) {
  return (
    <HospitalMail hospital={hospital} heading={words.heading}>
      <MailText>Hello{name && ` ${name}`},</MailText>
      {words.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={href}>{words.button}</MailButton>
      <MailText>
        You do not want this? <MailLink href={leaveHref}>Take me off the list</MailLink>.
      </MailText>
    </HospitalMail>
  );
}
