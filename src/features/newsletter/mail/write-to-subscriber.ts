import { mailIdentityOf } from "~/features/settings/shared/mail/mail-identity";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { CONFIRM_WITHIN_DAYS } from "../confirm-within";
import { openPerson } from "../person/person";
import { linkToken } from "../private-link";
import type { Subscriber } from "../table";
import { type Letter, letterText } from "./letters";
import { NewsletterMail } from "./newsletter-mail";
import { unsubscribeHeaders } from "./unsubscribe-headers";

/** Queues an email about a subscription, in the caller's transaction. Does nothing for erased subscribers. */
export async function writeToSubscriber(
  tx: Database,
  services: DomainServices,
  row: Subscriber,
  letter: Letter,
): Promise<void> {
  const { sealer, now } = services;
  const isConfirmation = letter.kind === "confirm";
  const person = openPerson(sealer, isConfirmation ? row.asked : row.person);
  if (!person) return;
  const settings = await publishedSettings(tx);
  const hospital = mailIdentityOf(settings);
  const words = letterText(letter, newsletterOf(settings?.foundationName), CONFIRM_WITHIN_DAYS);
  const token = linkToken(sealer, row);
  // An unconfirmed address must not get a stranger's input.
  const name = isConfirmation ? "" : `${person.firstname} ${person.lastname}`.trim().slice(0, 200);
  const message = {
    kind: `newsletter.${letter.kind}`,
    to: person.email,
    toName: name || undefined,
    subject: `${words.heading} (${hospital.name})`.slice(0, 300),
    headers: unsubscribeHeaders(token),
    body: NewsletterMail({
      hospital,
      name: isConfirmation ? "" : person.firstname,
      words,
      href:
        letter.kind === "confirm"
          ? `${MAIL_SITE}/newsletter/confirm/${letter.token}`
          : `${MAIL_SITE}/newsletter/${token}`,
      leaveHref: `${MAIL_SITE}/newsletter/${token}`,
    }),
  };
  await enqueueMail(tx, sealer, message, now());
}

function newsletterOf(foundationName: string | undefined): string {
  return foundationName ? `the newsletter of ${foundationName}` : "our newsletter";
}
