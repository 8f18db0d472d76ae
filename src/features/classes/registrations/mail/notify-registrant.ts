import { formatDates } from "~/content/values/format-dates";
import { formatPhone } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentityOf } from "~/features/settings/shared/mail/mail-identity";
import { publishedSettings, type ShownSettings } from "~/features/settings/shared/site-settings";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { classDates, classPlace } from "../../class/class-facts";
import type { ClassView } from "../../class/class-views";
import { checkInCode } from "../check-ins/check-in-code";
import { readableCode } from "../check-ins/readable-code";
import { confirmationNumber } from "../confirmation-number";
import { namesOf } from "../person/people-of";
import { openPerson, type Person } from "../person/person";
import { needsOfEach } from "../person/shown-answers";
import { privateLink } from "../registration-link";
import type { Registration } from "../table";
import { calendarFiles } from "./calendar-files";
import { type Letter, type LetterText, letterText } from "./letters";
import { RegistrationMail } from "./registration-mail";

/**
 * Queues an email to a registrant in the caller's transaction. Does nothing if the person has no address, or if their
 * details were erased or cannot be decrypted.
 * @param dedupeKey a key that was used before queues nothing
 * @returns whether an email was queued
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
  const words = letterText(letter, { title: event.title, people: row.people, timeZone });
  const settings = await publishedSettings(tx);
  const hospital = mailIdentityOf(settings);
  const name = `${person.firstName} ${person.lastName}`.slice(0, 200);
  const isComing = letter.kind === "reminder" || words.calendar === "entry";
  const body = RegistrationMail({
    hospital,
    name,
    words,
    facts: [
      ...(words.isOver ? pastFactsOf(event, timeZone) : factsOf(row, event, timeZone, isComing)),
      ...(isComing && row.status === "confirmed" ? [codeFact(services.keyedHash, row)] : []),
      ...(words.isOver ? [] : groupOf(person, row)),
    ],
    phones: phonesOf(settings),
    href: words.link ? await linkOf(tx, services, row, words) : null,
  });
  const message = {
    kind: `registrations.${letter.kind}`,
    to: person.email,
    toName: name,
    dedupeKey,
    body,
    subject: `${words.heading.replaceAll(/\s+/g, " ").slice(0, 200)} (${hospital.name})`.slice(0, 300),
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: [
      ...calendarFiles(row, event, letter, words.calendar, {
        origin: MAIL_SITE,
        organizer: hospital,
        timeZone,
      }),
      ...(letter.kind === "certificate" ? [certificateFile(letter.pdf)] : []),
    ],
  };
  await enqueueMail(tx, sealer, message, services.now());
  return true;
}

async function linkOf(
  tx: Database,
  services: DomainServices,
  row: Registration,
  { opens }: LetterText,
): Promise<string> {
  const link = await privateLink(tx, services, row);
  return opens ? `${link}/${opens}` : link;
}

function pastFactsOf(event: ClassView, timeZone: string) {
  return [
    { label: "Class", value: event.title },
    { label: "When", value: classDates(event, timeZone) },
  ];
}

/** @param isComing whether the person has a seat and needs to know what to bring */
function factsOf(row: Registration, event: ClassView, timeZone: string, isComing: boolean) {
  const where = classPlace(event);
  const sessions = event.sessions.length > 1 ? event.sessions : [];
  return [
    { label: "Class", value: event.title },
    { label: "When", value: classDates(event, timeZone) },
    ...sessions.map((session, at) => ({
      label: `Session ${at + 1}`,
      value: [formatDates(session, timeZone), session.place].filter(Boolean).join(", "),
    })),
    ...(where ? [{ label: "Where", value: where }] : []),
    ...(isComing && event.whatToBring ? [{ label: "What to bring", value: event.whatToBring }] : []),
    { label: "Confirmation number", value: confirmationNumber(row) },
  ];
}

function certificateFile(content: Uint8Array) {
  return { filename: "certificate.pdf", contentType: "application/pdf", content };
}

function codeFact(keyedHash: KeyedHash, row: Registration) {
  return { label: "Check-in code", value: readableCode(checkInCode(keyedHash, row)) };
}

/** The names of a group's people, each with their answers without private ones. Empty for a person who comes alone. */
function groupOf(person: Person, row: Registration) {
  const names = namesOf(person);
  const needs = needsOfEach(person.answers, row);
  const people = names.map((name, at) => (needs[at] ? `${name} (${needs[at]})` : name));
  return names.length > 1 ? [{ label: "Who is coming", value: people.join(", ") }] : [];
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
