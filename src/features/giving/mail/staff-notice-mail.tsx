import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";

/** Notifies staff of a gift. Contains neither the donor nor the amount. */
export function StaffNoticeMail({ foundation, href }: { foundation: MailIdentity; href: string }) {
  return (
    <HospitalMail hospital={foundation} heading="There is a new gift">
      <MailText>Someone has made a gift. You can see the donor and the purpose in the admin area.</MailText>
      <MailButton href={href}>See the gifts</MailButton>
    </HospitalMail>
  );
}
