import { HospitalMail, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";

/** A tribute as it is told to whoever is to know of it; on a card as in a mail. Never how much was given. */
export interface TributeWords {
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** The donor's own words, and whose they are; empty where they said nothing. */
  note: string;
  from: string;
}

export function TributeMail({ foundation, words }: { foundation: MailIdentity; words: TributeWords }) {
  const { heading, greeting, paragraphs, note, from } = words;
  return (
    <HospitalMail hospital={foundation} heading={heading}>
      <MailText>{greeting}</MailText>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {note && (
        <MailText>
          {from} wrote:
          <br />
          {note.split("\n").map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
            <span key={at}>
              {text}
              <br />
            </span>
          ))}
        </MailText>
      )}
    </HospitalMail>
  );
}
