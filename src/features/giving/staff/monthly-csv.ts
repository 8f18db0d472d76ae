import { csvOfColumns } from "~/content/csv/csv-of";
import { dayAt } from "~/content/values/day-at";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { MonthlyItem } from "../api/admin/schemas";
import type { MonthlyFileColumn } from "./monthly-columns";
import { type MonthlyFilter, monthlyPage } from "./monthly-page";

/** One query cannot count the charges of more monthly gifts. */
const MAX_EXPORTED_GIFTS = 50_000;

/**
 * The list of monthly gifts as CSV, newest first. The audit log records the export and its number of rows.
 * @throws AppError VALIDATION_FAILED if there are too many gifts for a file
 */
export async function monthlyCsv(
  services: DomainServices,
  actor: Actor,
  { columns, ...filter }: MonthlyFilter & { columns: readonly MonthlyFileColumn[] },
): Promise<string> {
  const { items, total } = await monthlyPage(services, { ...filter, page: 1, pageSize: MAX_EXPORTED_GIFTS });
  if (total > items.length)
    throw new AppError(
      "VALIDATION_FAILED",
      `A file holds ${MAX_EXPORTED_GIFTS} monthly gifts. Search for fewer.`,
    );
  await recordAudit(services.db, actor, {
    action: "monthlyGifts.exported",
    subjectType: "monthlyGift",
    subjectId: "list",
    after: { gifts: items.length },
  });
  return csvOfColumns(columns, { headings: HEADINGS, cells: cellsIn(services.timeZone) }, items);
}

const HEADINGS: Record<MonthlyFileColumn, string> = {
  donor: "Donor",
  state: "State",
  amount: "Each month",
  designation: "For",
  next: "Next",
  since: "Since",
  given: "Total so far",
};

function cellsIn(timeZone: string): Record<MonthlyFileColumn, (item: MonthlyItem) => string> {
  const day = (at: string) => dayAt(new Date(at), timeZone).iso;
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  return {
    donor: ({ donor, unreadable }) => donor || (unreadable ? "Cannot be read" : ""),
    state: ({ state }) => state,
    amount: ({ amount }) => dollars(amount),
    designation: ({ designation }) => designation,
    next: ({ nextChargeAt }) => (nextChargeAt ? day(nextChargeAt) : ""),
    since: ({ since }) => day(since),
    given: ({ given }) => dollars(given),
  };
}
