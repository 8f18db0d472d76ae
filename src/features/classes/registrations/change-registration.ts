import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ClassView } from "../class/class-views";
import { announceSeats } from "./class-counts";
import type { RegistrationInput } from "./input";
import { type LockedRegistration, lockRegistration } from "./lock-registration";
import { notifyRegistrant } from "./mail/notify-registrant";
import { emailKey } from "./person/email-key";
import { keyAfterChange } from "./person/key-after-change";
import { numbersOf, peopleOf } from "./person/people-of";
import { openAnswers, openPerson, type PlainAnswer, plainAnswer, sealInput } from "./person/person";
import { recordRegistrationEvent, registrant } from "./record-registration-event";
import { rowByToken } from "./registration-by-token";
import { registrationTokenHash } from "./registration-link";
import { seatsAfterChange } from "./seats/seats-after-change";
import { settleSeats } from "./seats/settle-seats";
import { type Registration, registration } from "./table";

/**
 * Changes the details of a registration through its private link.
 * @throws AppError NOT_FOUND; BAD_REQUEST if the class has started or the registration has ended; VALIDATION_FAILED if
 *   there is no seat for a guest
 */
export async function changeRegistration(
  services: DomainServices,
  token: string,
  input: RegistrationInput,
): Promise<void> {
  await replacePerson(services, token, input, "changed");
}

/**
 * Hands a registration over to another person. The seat and its payment stay, the former link stops working, and both
 * people are notified.
 * @throws AppError like `changeRegistration`
 */
export async function transferRegistration(
  services: DomainServices,
  token: string,
  input: RegistrationInput,
): Promise<void> {
  await replacePerson(services, token, input, "transferred");
}

async function replacePerson(
  services: DomainServices,
  token: string,
  entered: RegistrationInput,
  how: "changed" | "transferred",
): Promise<void> {
  const { id } = await rowByToken(services.db, token);
  await services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id, (row) => row.tokenHash === hashToken(token));
    requireChangeable(locked);
    const { row, event, now } = locked;
    const input = how === "transferred" ? withOthers(services, row, entered) : entered;
    if (peopleOf(input) !== row.people)
      throw new AppError(
        "BAD_REQUEST",
        "The people of this registration have changed. Reload the page, and choose again.",
      );
    const linkVersion = how === "transferred" ? row.linkVersion + 1 : row.linkVersion;
    const [changed] = await tx
      .update(registration)
      .set({
        ...sealInput(services.sealer, input, event.category?.slug ?? ""),
        linkVersion,
        updatedAt: now,
        tokenHash:
          how === "transferred"
            ? registrationTokenHash(services.keyedHash, { id, linkVersion })
            : row.tokenHash,
        seats: await seatsAfterChange(tx, services, locked, input),
        duplicateKey: await keyAfterChange(tx, services, row, input),
        emailKey: emailKey(services.keyedHash, row.classId, input.email),
      })
      .where(eq(registration.id, id))
      .returning();
    if (!changed) throw new Error("A locked registration was gone.");
    await recordRegistrationEvent(tx, registrant, how, changed);
    await notifyOfChange(tx, services, { before: row, after: changed, event }, how);
    // If a guest no longer comes, a seat is free for the waitlist.
    if (changed.seats < row.seats) await settleSeats(tx, services, event, now);
    await announceSeats(tx, event.id);
  });
}

/** When the registrant hands over their seat, the other people of the group and their answers stay. */
function withOthers(
  { sealer }: DomainServices,
  row: Registration,
  entered: RegistrationInput,
): RegistrationInput {
  const person = openPerson(sealer, row);
  if (!person?.others) return entered;
  const [registrantNumber] = numbersOf(row);
  const isAboutOthers = ({ person: number }: PlainAnswer) =>
    number !== undefined && number !== registrantNumber;
  const plain = person.answers.filter(isAboutOthers).map((answer) => ({ ...answer, sensitive: false }));
  const sensitive = openAnswers(sealer, row)
    .filter(isAboutOthers)
    .map((answer) => ({ ...plainAnswer(answer), sensitive: true }));
  return { ...entered, others: person.others, answers: [...entered.answers, ...plain, ...sensitive] };
}

function requireChangeable({ row, event, now }: LockedRegistration): void {
  if (event.startsAt <= now)
    throw new AppError("BAD_REQUEST", "The class has already started. Please call us.");
  if (row.status === "cancelled" || row.status === "expired")
    throw new AppError("BAD_REQUEST", "This registration is no longer active.");
}

async function notifyOfChange(
  tx: Database,
  services: DomainServices,
  { before, after, event }: { before: Registration; after: Registration; event: ClassView },
  how: "changed" | "transferred",
): Promise<void> {
  if (how === "changed") {
    // Also notifies the former address. Otherwise someone with the link could take over the seat unnoticed.
    if (before.duplicateKey !== after.duplicateKey)
      await notifyRegistrant(tx, services, before, event, { kind: "changed" });
    await notifyRegistrant(tx, services, after, event, { kind: "changed" });
    return;
  }
  await notifyRegistrant(tx, services, before, event, { kind: "handed-over" });
  const letter = after.status === "confirmed" ? "confirmed" : "changed";
  await notifyRegistrant(tx, services, after, event, { kind: letter });
}
