import { inArray } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ImportColumns, ImportOrder, SubscriberImport } from "../api/admin/schemas";
import { importedRow, type NewsletterInput } from "../input";
import { fingerprintOf, fingerprintsOf } from "../person/lock-subscriber";
import { sealPerson } from "../person/person";
import { newLink } from "../private-link";
import { storeRequests } from "../request-subscription";
import { newsletterSubscriber, type SubscriberState } from "../table";
import { readFile, rowBy, usualColumns } from "./read-file";

const PREVIEW_ROWS = 5;
const MAX_WRONG_SHOWN = 100;

/**
 * Imports a list. Without `commit`, only previews the import. People who left or were suppressed stay off the list, and
 * current subscribers do not change. Reports and skips rows without a valid address.
 * @throws AppError VALIDATION_FAILED if the file is unreadable, or nobody stated that the people agreed
 */
export async function importSubscribers(
  services: DomainServices,
  actor: Actor,
  order: ImportOrder,
): Promise<SubscriberImport> {
  const { headings, rows } = await readFile(order.csv);
  requireAgreement(order);
  const columns = requireColumns(order.columns ?? usualColumns(headings), headings, order.commit);
  const { people, wrong } = validatedRows(rows.map((row) => rowBy(columns, row)));
  return services.db.transaction(async (tx) => {
    const states = await statesOf(tx, services, people);
    const stateOf = ({ email }: NewsletterInput) => states.get(fingerprintOf(services.keyedHash, email));
    const newPeople = people.filter((one) => stateOf(one) === undefined);
    const known = people.filter((one) => ["confirmed", "pending"].includes(stateOf(one) ?? ""));
    const counts = {
      fresh: newPeople.length,
      known: known.length,
      leftOut: people.length - newPeople.length - known.length,
    };
    if (order.commit) {
      await write(tx, services, newPeople, order);
      await recordAudit(tx, actor, {
        action: "subscriber.imported",
        subjectType: "subscriber",
        subjectId: "-",
        after: { ...counts, how: order.how, agreement: order.agreement ?? "" },
      });
    }
    const sample = rows.slice(0, PREVIEW_ROWS).map((row) => rowBy(columns, row));
    const shown = wrong.slice(0, MAX_WRONG_SHOWN);
    return { committed: order.commit, headings, columns, sample, ...counts, wrong: shown };
  });
}

function requireAgreement({ how, agreement, commit }: ImportOrder): void {
  if (!commit || how === "ask" || agreement) return;
  const message = "Enter where and when they agreed.";
  throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "agreement", message }] });
}

function requireColumns(
  columns: Partial<ImportColumns>,
  headings: readonly string[],
  commit: boolean,
): Partial<ImportColumns> {
  const errors = Object.entries(columns)
    .filter(([, heading]) => heading !== undefined && !headings.includes(heading))
    .map(([name]) => ({ propertyName: `columns.${name}`, message: "The file has no such column." }));
  if (commit && columns.email === undefined)
    errors.push({
      propertyName: "columns.email",
      message: "Choose the column that holds the email addresses.",
    });
  if (errors.length === 0) return columns;
  throw new AppError("VALIDATION_FAILED", "Please check the columns.", { errors });
}

/** Removes duplicate addresses. The first row of each is used. */
function validatedRows(rows: NewsletterInput[]) {
  const people = new Map<string, NewsletterInput>();
  const wrong: { line: number; message: string }[] = [];
  for (const [at, row] of rows.entries()) {
    const parsed = importedRow.safeParse(row);
    if (!parsed.success) wrong.push({ line: at + 2, message: parsed.error.issues[0]?.message ?? "" });
    else if (!people.has(parsed.data.email.toLowerCase()))
      people.set(parsed.data.email.toLowerCase(), parsed.data);
  }
  return { people: [...people.values()], wrong };
}

/** By the fingerprint with the current secret. */
async function statesOf(
  tx: Database,
  { keyedHash }: DomainServices,
  people: NewsletterInput[],
): Promise<Map<string, SubscriberState>> {
  const today = new Map(
    people.flatMap(({ email }) =>
      fingerprintsOf(keyedHash, email).map((one) => [one, fingerprintOf(keyedHash, email)]),
    ),
  );
  if (today.size === 0) return new Map();
  const { fingerprint, state } = newsletterSubscriber;
  const rows = await tx
    .select({ fingerprint, state })
    .from(newsletterSubscriber)
    .where(inArray(fingerprint, [...today.keys()]));
  return new Map(rows.map((row) => [today.get(row.fingerprint) ?? row.fingerprint, row.state]));
}

async function write(
  tx: Database,
  services: DomainServices,
  people: NewsletterInput[],
  { how }: ImportOrder,
): Promise<void> {
  if (people.length === 0) return;
  if (how === "ask") {
    const requests = people.map((input) => ({ input, source: "import" as const, utm: null }));
    await storeRequests(tx, services, requests);
    return;
  }
  const { sealer, keyedHash, now } = services;
  const at = now();
  await tx
    .insert(newsletterSubscriber)
    .values(
      people.map((input) => ({
        fingerprint: fingerprintOf(keyedHash, input.email),
        state: "confirmed" as const,
        person: sealPerson(sealer, { ...input, without: [] }),
        ...newLink(sealer),
        source: "import" as const,
        confirmedAt: at,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing({ target: newsletterSubscriber.fingerprint });
}
