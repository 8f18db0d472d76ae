import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { LetterText } from "./letters";

interface RegistrationMailProps {
  hospital: MailIdentity;
  name: string;
  words: LetterText;
  /** Of the class: what, when, where. */
  facts: { label: string; value: string }[];
  /** The numbers to call, as shown: "(308) 555-0141 for classes". */
  phones: string[];
  href: string | null;
}

/** An email to a person who registered for a class. */
export function RegistrationMail({ hospital, name, words, facts, phones, href }: RegistrationMailProps) {
  return (
    <HospitalMail hospital={hospital} heading={words.heading}>
      <MailText>Hello {name},</MailText>
      {words.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailText>
        {facts.map(({ label, value }) => (
          <span key={label}>
            <strong>{label}:</strong> {value}
            <br />
          </span>
        ))}
      </MailText>
      {href && words.link && <MailButton href={href}>{words.link}</MailButton>}
      {href && words.link && (
        <MailText>
          This link is private: anyone who has it can change your{" "}
          {words.opens === "feedback" ? "answers and your registration" : "registration"}.
        </MailText>
      )}
      {words.phones && phones.length > 0 && (
        <MailText>
          {CALL_SENTENCES[words.phones]} {phones.join(" or ")}.
        </MailText>
      )}
    </HospitalMail>
  );
}

const CALL_SENTENCES = {
  "to cancel": "If you cannot come, use the link above or call",
  "to pay": "To pay, call",
  "to correct": "To correct a name, call",
};
