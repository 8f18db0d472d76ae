import { formatInstant } from "~/content/values/format-instant";
import { formatPhone } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentityOf } from "~/features/settings/shared/mail/mail-identity";
import { publishedSettings, type ShownSettings } from "~/features/settings/shared/site-settings";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { classCalendar } from "../../class/class-calendar";
import { classDates, classPlace } from "../../class/class-facts";
import type { ClassView } from "../../class/class-views";
import { privateLink } from "../link/registration-link";
import { openPerson } from "../person/person";
import type { Registration } from "../table";
import { type Letter, wordsOf } from "./letters";
import { RegistrationMail } from "./registration-mail";

/**
 * Writes to whoever registered, in the caller's transaction. Somebody whose details were erased or can be read by nobody, or who gave no
 * address, is not written: the others of their class are.
 * @param dedupeKey a letter with a key that was used before is not written again
 * @returns whether there was an address to write to
 */
export async function notifyRegistrant(
  tx: Database,
  services: DomainServices,
  row: Registration,
  event: ClassView,
  letter: Letter,
  dedupeKey?: string,
): Promise<boolean> {
  const person = openedOrNull(() => openPerson(services.sealer, row));
  if (!person?.email) return false;
  const { timeZone, sealer } = services;
  const words = wordsOf(letter, event.title, (moment) => formatInstant(moment, timeZone));
  const settings = await publishedSettings(tx);
  const hospital = mailIdentityOf(settings);
  const name = `${person.firstName} ${person.lastName}`.slice(0, 200);
  const calendar = { origin: MAIL_SITE, hospitalName: hospital.name, timeZone };
  const body = RegistrationMail({
    hospital,
    name,
    words,
    facts: factsOf(event, timeZone),
    phones: phonesOf(settings),
    href: words.link ? await privateLink(tx, services, row) : null,
  });
  const message = {
    kind: `registrations.${letter.kind}`,
    to: person.email,
    toName: name,
    dedupeKey,
    body,
    subject: `${words.heading.replaceAll(/\s+/g, " ").slice(0, 200)} (${hospital.name})`.slice(0, 300),
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: words.calendar && [
      {
        filename: "class.ics",
        contentType: "text/calendar; charset=utf-8",
        content: Buffer.from(classCalendar([event], calendar)),
      },
    ],
  };
  await enqueueMail(tx, sealer, message, services.now());
  return true;
}

function factsOf(event: ClassView, timeZone: string) {
  const where = classPlace(event);
  return [
    { label: "Class", value: event.title },
    { label: "When", value: classDates(event, timeZone) },
    ...(where ? [{ label: "Where", value: where }] : []),
  ];
}

function phonesOf(settings: ShownSettings | null): string[] {
  if (!settings) return [];
  const { classCancellationPhone, birthPlaceCancellationPhone } = settings;
  return [
    ...(classCancellationPhone ? [`${formatPhone(classCancellationPhone)} for classes`] : []),
    ...(birthPlaceCancellationPhone
      ? [`${formatPhone(birthPlaceCancellationPhone)} for the birth place`]
      : []),
  ];
}
