import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { csvOfColumns } from "~/content/csv/csv-of";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { FoundRegistration } from "../../api/admin/schemas";
import { allRegistrations, type RegistrationFilter } from "./find-registrations";
import type { RegistrationColumn } from "./registration-columns";

const MAX_EXPORTED_REGISTRATIONS = 10_000;

/**
 * All registrations as CSV, newest first, without answers. The audit log records the export with its number of rows.
 * @throws AppError VALIDATION_FAILED if there are too many registrations for a file
 */
export async function registrationsCsv(
  services: DomainServices,
  actor: Actor,
  filter: RegistrationFilter,
  columns: readonly RegistrationColumn[],
): Promise<string> {
  const { items, isCut } = await allRegistrations(services, filter, MAX_EXPORTED_REGISTRATIONS);
  if (isCut && items.length === MAX_EXPORTED_REGISTRATIONS)
    throw new AppError(
      "VALIDATION_FAILED",
      `A file holds ${MAX_EXPORTED_REGISTRATIONS} registrations. Add a word to the search, choose a status, or save the roster of a class.`,
    );
  await recordAudit(services.db, actor, {
    action: "registrations.exported",
    subjectType: "registration",
    subjectId: "list",
    after: { registrations: items.length },
  });
  return csvOfColumns(columns, { headings: HEADINGS, cells: cellsIn(services.timeZone) }, items);
}

const HEADINGS: Record<RegistrationColumn, string> = {
  name: "Name",
  status: "Status",
  class: "Class",
  when: "When",
  place: "Place",
  email: "Email",
  phone: "Phone",
  number: "Confirmation number",
  registered: "Registered",
};

function cellsIn(timeZone: string): Record<RegistrationColumn, (item: FoundRegistration) => string> {
  return {
    name: ({ firstName, lastName, unreadable }) =>
      unreadable ? "Cannot be read" : `${firstName} ${lastName}`.trim(),
    status: ({ status }) => status,
    class: ({ title }) => title,
    when: ({ when }) => when,
    place: ({ place }) => place,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    number: ({ confirmationNumber }) => confirmationNumber,
    registered: ({ registeredAt }) => format(new TZDate(registeredAt, timeZone), "yyyy-MM-dd HH:mm"),
  };
}
