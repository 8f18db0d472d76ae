import { csvOfColumns } from "~/content/csv/csv-of";
import { dayAt } from "~/content/values/day-at";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { DonorItem } from "../api/admin/schemas";
import type { DonorColumn } from "./donor-columns";
import { donorsPage } from "./donors-page";

/** One query cannot count the gifts of more donors. */
const MAX_EXPORTED_DONORS = 50_000;

/**
 * The list of donors as CSV, latest gift first. The audit log records the export and its number of rows.
 * @param q the list's search
 * @throws AppError VALIDATION_FAILED if there are too many donors for a file
 */
export async function donorsCsv(
  services: DomainServices,
  actor: Actor,
  { q, columns }: { q?: string | undefined; columns: readonly DonorColumn[] },
): Promise<string> {
  const { items, total } = await donorsPage(services, { q, page: 1, pageSize: MAX_EXPORTED_DONORS });
  if (total > items.length)
    throw new AppError("VALIDATION_FAILED", `A file holds ${MAX_EXPORTED_DONORS} donors. Search for fewer.`);
  await recordAudit(services.db, actor, {
    action: "donors.exported",
    subjectType: "donor",
    subjectId: "list",
    after: { donors: items.length },
  });
  return csvOfColumns(columns, { headings: HEADINGS, cells: cellsIn(services.timeZone) }, items);
}

const HEADINGS: Record<DonorColumn, string> = {
  name: "Name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  place: "Town",
  monthly: "Gives monthly",
  lastGift: "Last gift",
  gifts: "Number of gifts",
  given: "Total gifts",
};

function cellsIn(timeZone: string): Record<DonorColumn, (item: DonorItem) => string> {
  return {
    name: ({ name, unreadable }) => name || (unreadable ? "Cannot be read" : ""),
    company: ({ company }) => company,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    place: ({ place }) => place,
    monthly: ({ givesMonthly }) => (givesMonthly ? "yes" : ""),
    lastGift: ({ lastGiftAt }) => (lastGiftAt ? dayAt(new Date(lastGiftAt), timeZone).iso : ""),
    gifts: ({ gifts }) => String(gifts),
    given: ({ given }) => (given / 100).toFixed(2),
  };
}
