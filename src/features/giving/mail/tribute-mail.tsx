import { HospitalMail, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";

/** The notice of a tribute, by email or on a card. Never contains the amount. */
export interface TributeMessage {
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** The donor's message with its author; empty if there is none. */
  note: string;
  from: string;
}

export function TributeMail({ foundation, words }: { foundation: MailIdentity; words: TributeMessage }) {
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
