import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { csvOfColumns } from "~/content/csv/csv-of";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ApplicationItem } from "../../api/admin/schemas";
import { applicationStates } from "../application-state";
import type { ApplicationColumn } from "./application-columns";
import { type ApplicationFilter, applications } from "./applications";

/** The maximum number of applications that a search reads. */
const MAX_EXPORTED_APPLICATIONS = 5_000;

/**
 * The queue as CSV, in the order of the list, without answers. The audit log records the export with its number of
 * rows.
 * @throws AppError VALIDATION_FAILED if there are too many applications for a file
 */
export async function applicationsCsv(
  services: Pick<DomainServices, "db" | "sealer" | "now" | "timeZone">,
  actor: Actor,
  { q, state, formId, assignedTo }: Omit<ApplicationFilter, "page" | "pageSize">,
  columns: readonly ApplicationColumn[],
): Promise<string> {
  const allItems = { q, state, formId, assignedTo, page: 1, pageSize: MAX_EXPORTED_APPLICATIONS };
  const { items, total } = await applications(services, allItems);
  if (total > items.length)
    throw new AppError(
      "VALIDATION_FAILED",
      `A file holds ${MAX_EXPORTED_APPLICATIONS} applications. Choose a form or a state.`,
    );
  await recordAudit(services.db, actor, {
    action: "applications.exported",
    subjectType: "form",
    subjectId: formId ?? "all",
    after: { applications: items.length },
  });
  return csvOfColumns(columns, { headings: HEADINGS, cells: cellsIn(services.timeZone) }, items);
}

const HEADINGS: Record<ApplicationColumn, string> = {
  who: "Who",
  form: "Form",
  state: "State",
  assigned: "Assigned to",
  waits: "Days waiting",
  due: "Due",
  sent: "Sent",
};

function cellsIn(timeZone: string): Record<ApplicationColumn, (item: ApplicationItem) => string> {
  const clock = (moment: string) => format(new TZDate(moment, timeZone), "yyyy-MM-dd HH:mm");
  return {
    who: ({ name, unreadable }) => name || (unreadable ? "Cannot be read" : ""),
    form: ({ formName }) => formName,
    state: ({ state }) => applicationStates[state],
    assigned: ({ assignedTo }) => assignedTo?.name ?? "",
    waits: ({ waitingDays }) => (waitingDays === null ? "" : String(waitingDays)),
    due: ({ dueAt }) => (dueAt === null ? "" : clock(dueAt)),
    sent: ({ createdAt }) => clock(createdAt),
  };
}
