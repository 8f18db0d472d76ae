import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "~/content/csv/formula";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import type { SubscriberItem } from "../api/admin/schemas";
import { everySubscriber, type SubscriberSearch } from "./subscribers";

const HEADINGS = [
  "Email",
  "First name",
  "Last name",
  "Phone",
  "State",
  "Not interested in",
  "Source",
  "Asked at",
  "Confirmed at",
  "Ended at",
];

/**
 * The searched list as CSV. The audit log records the export. Omits erased and undecryptable subscribers, because they
 * have no address.
 */
export async function subscribersCsv(
  services: DomainServices,
  actor: Actor,
  search: SubscriberSearch,
): Promise<string> {
  const { items: found, unreadable } = await everySubscriber(services, search);
  const items = found.filter(({ email }) => email !== "");
  await recordAudit(services.db, actor, {
    action: "subscriber.exported",
    subjectType: "subscriber",
    subjectId: "-",
    after: { people: items.length, unreadable, state: search.state ?? "all" },
  });
  const rows = [HEADINGS, ...items.map(cellsOf)];
  return stringify(
    rows.map((row) => row.map(escapeFormula)),
    { bom: true },
  );
}

function cellsOf(item: SubscriberItem): string[] {
  const { email, firstname, lastname, phone, state, without, source } = item;
  const times = [item.createdAt, item.confirmedAt ?? "", item.endedAt ?? ""];
  return [email, firstname, lastname, phone, state, without.join("; "), source, ...times];
}
