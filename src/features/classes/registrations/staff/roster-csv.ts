import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { eq } from "drizzle-orm";
import { csvOf } from "~/content/csv/csv-of";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import type { RosterEntry } from "../../api/admin/schemas";
import { namesOf } from "../person/people-of";
import { openAnswers, type PlainAnswer } from "../person/person";
import { currentAnswers } from "../person/shown-answers";
import { registration } from "../table";
import { roster } from "./roster";

/**
 * The roster as CSV, with times in the hospital's time zone. Includes sensitive answers only on request; the audit log
 * then records the export.
 * @throws AppError NOT_FOUND
 */
export async function rosterCsv(
  services: DomainServices,
  actor: Actor,
  classId: string,
  { withAnswers }: { withAnswers: boolean },
): Promise<string> {
  const { items } = await roster(services, classId);
  const sensitive = withAnswers
    ? await sensitiveAnswers(services, classId)
    : new Map<string, PlainAnswer[]>();
  await recordAudit(services.db, actor, {
    action: withAnswers ? "class.answers-exported" : "class.roster-exported",
    subjectType: "class",
    subjectId: classId,
    after: { people: items.length },
  });
  const answersOf = (entry: RosterEntry) => [
    ...groupOf(entry),
    ...entry.answers,
    ...(sensitive.get(entry.id) ?? []),
  ];
  const labels = [...new Set(items.flatMap((entry) => answersOf(entry).map(({ label }) => label)))];
  const rows = items.map((entry) => {
    const answers = new Map(
      [...Map.groupBy(answersOf(entry), ({ label }) => label)].map(([label, some]) => [
        label,
        some.map((answer) => cellOf(answer, entry)).join("; "),
      ]),
    );
    return [...plainCells(entry, services.timeZone), ...labels.map((label) => answers.get(label) ?? "")];
  });
  return csvOf([...HEADINGS, ...labels], rows);
}

/** An answer for the column of its question, with the person it is about: “Bo Miller: vegan”. */
function cellOf({ answer, person }: PlainAnswer, entry: RosterEntry): string {
  const at = entry.attendance.findIndex(({ person: number }) => number === person);
  const name = namesOf(entry)[at];
  return name !== undefined && entry.people > 1 ? `${name}: ${answer}` : answer;
}

/** The other people's names and the attendance of each session. Only in classes with groups or several sessions. */
function groupOf(entry: RosterEntry): PlainAnswer[] {
  const names = namesOf(entry);
  const sessions = entry.attendance[0]?.sessions ?? [];
  const others = { label: "Also coming", answer: names.slice(1).join(", ") };
  const attended = sessions.map((_, session) => ({
    label: sessions.length > 1 ? `Checked in to session ${session + 1}` : "Who is checked in",
    answer: names.filter((_name, at) => entry.attendance[at]?.sessions[session]).join(", "),
  }));
  if (names.length > 1) return [others, ...attended];
  return sessions.length > 1 ? attended : [];
}

const HEADINGS = [
  "Confirmation number",
  "First name",
  "Last name",
  "Email",
  "Phone",
  "Status",
  "Seats",
  "Guest",
  "Place on the waitlist",
  "Registered at",
  "Checked in at",
  "Added by staff",
  "Price",
  "Payment",
  "Paid at the desk",
  "Note",
];

const TAKES_SEAT: readonly RosterEntry["status"][] = ["confirmed", "held", "offered"];

function plainCells(entry: RosterEntry, timeZone: string): string[] {
  const { unreadable, lastName, email, phone, status, seats, position, price, payment, desk, note } = entry;
  const firstName = entry.firstName || (unreadable ? "Cannot be read" : "");
  const yes = (is: boolean) => (is ? "yes" : "");
  // The sum of the column is the number of taken seats, as on the screen.
  const seatsTaken = TAKES_SEAT.includes(status) ? String(seats) : "";
  const clock = (moment: string | null) =>
    moment ? format(new TZDate(moment, timeZone), "yyyy-MM-dd HH:mm") : "";
  return [
    entry.confirmationNumber,
    firstName,
    lastName,
    email,
    phone,
    status,
    seatsTaken,
    yes(entry.bringingGuest),
    String(position ?? ""),
    clock(entry.registeredAt),
    clock(entry.checkedInAt),
    yes(entry.isWalkIn),
    (price / 100).toFixed(2),
    payment?.state ?? "",
    desk ? `${desk.method} ${(desk.paid / 100).toFixed(2)}` : "",
    note,
  ];
}

async function sensitiveAnswers({ db, sealer }: DomainServices, classId: string) {
  const rows = await db.select().from(registration).where(eq(registration.classId, classId));
  return new Map(
    rows.map((row) => [row.id, currentAnswers(openedOrNull(() => openAnswers(sealer, row)) ?? [], row)]),
  );
}
