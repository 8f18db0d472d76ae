import { csvOf } from "~/content/csv/csv-of";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { surveyResults } from "./survey-results";

/**
 * The survey answers of a class as CSV, one row per response. Has a name only if the person allowed it. The audit log
 * records the export.
 * @throws AppError NOT_FOUND
 */
export async function surveyCsv(services: DomainServices, actor: Actor, classId: string): Promise<string> {
  const { questions, responses } = await surveyResults(services, classId);
  await recordAudit(services.db, actor, {
    action: "class.survey-exported",
    subjectType: "class",
    subjectId: classId,
    after: { people: responses.length },
  });
  const rows = responses.map(({ answers, from }) => [
    ...questions.map(
      ({ label, kind }) => answers.find((one) => one.label === label && one.kind === kind)?.answer ?? "",
    ),
    from?.name ?? "",
    from?.email ?? "",
  ]);
  return csvOf([...questions.map(({ label }) => label), "May be contacted: name", "Email"], rows);
}
