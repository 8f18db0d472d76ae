import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../../test/database";
import { publishedForm, question } from "../../../../test/factories/form";
import { testServices } from "../../../../test/factories/services";
import { saveProgress } from "../applications/progress/save-progress";
import { savedProgress } from "../applications/table";
import { submitForm } from "../submit-form";
import { formSubmission } from "../table";
import { deleteExpired } from "./delete-expired";

const { db } = await testDatabase();
const services = testServices(db);
const DAY = 24 * 3_600_000;

const send = async (retentionDays: number) => {
  const form = publishedForm({ retentionDays, questions: [question("name", "text")] });
  return (await submitForm(services, { form, answers: [], utm: {}, idempotencyKey: randomUUID() })).submission
    .id;
};
const left = async () => (await db.select().from(formSubmission)).map(({ id }) => id);
const said = async () =>
  (await db.select().from(auditEvent))
    .filter(({ actorId }) => actorId === "system:retention")
    .map(({ action, subjectId, after }) => ({ action, subjectId, after }));

test("submissions are deleted when their form's retention period ends, not before, and the audit log has it", async () => {
  const [month, year] = [await send(30), await send(365)];
  await saveProgress(services, { id: randomUUID(), questions: [] }, { values: {}, page: 0 });
  services.pass(30 * DAY - 60_000);
  await deleteExpired(services);
  expect(await left()).toHaveLength(2);
  expect(await said()).toEqual([]);
  services.pass(120_000);
  await deleteExpired(services);
  expect(await left()).toEqual([year]);
  expect(await db.select().from(savedProgress)).toEqual([]);
  expect(await said()).toEqual([
    { action: "submission.expired", subjectId: month, after: null },
    { action: "saved-progress.expired", subjectId: "-", after: { count: 1 } },
  ]);
  await deleteExpired(services);
  expect(await said()).toHaveLength(2);
});
