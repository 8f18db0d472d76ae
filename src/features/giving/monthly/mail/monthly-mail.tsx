import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { monthlyMessage } from "./monthly-message";

interface MonthlyMailProps {
  foundation: MailIdentity;
  name: string;
  words: ReturnType<typeof monthlyMessage>;
  /** The donor's private page. */
  href: string;
}

export function MonthlyMail({ foundation, name, words, href }: MonthlyMailProps) {
  return (
    <HospitalMail hospital={foundation} heading={words.heading}>
      <MailText>Dear {name},</MailText>
      {words.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={href}>{words.link}</MailButton>
      <MailText>This link is private: anyone who has it can change your monthly gift.</MailText>
    </HospitalMail>
  );
}
