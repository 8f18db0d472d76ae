import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../../test/database";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { registered } from "../../../../../test/factories/registrations";
import { testServices } from "../../../../../test/factories/services";
import { classEvent } from "../../class/table";
import { readAnswers } from "../staff/read-answers";
import { roster } from "../staff/roster";
import { sealPrivateAnswers } from "./seal-private-answers";

const { db } = await testDatabase();
const DAY = 86_400_000;

/** Creates a registration with an answer to each question of a class, then publishes the class with other settings. */
async function answered() {
  const services = testServices(db);
  const questions = [
    { label: "Medications", required: false, sensitive: false, eachPerson: false },
    { label: "Diet", required: false, sensitive: false, eachPerson: false },
  ];
  const { id } = await makeClass(db, { questions });
  const answers = questions.map(({ label, sensitive }) => ({ label, answer: `My ${label}`, sensitive }));
  const made = await registered(services, id, { ...registrant(), answers });
  const publishWith = (medicationsArePrivate: boolean) =>
    db
      .update(classEvent)
      .set({
        questions: questions.map((one) =>
          one.label === "Medications" ? { ...one, sensitive: medicationsArePrivate } : one,
        ),
        updatedAt: services.now(),
      })
      .where(eq(classEvent.id, id));
  const shown = async () => (await roster(services, id)).items[0]?.answers.map(({ label }) => label);
  return { services, made, publishWith, shown };
}

test("an answer given before its question became private leaves the roster, and joins the private answers", async () => {
  const { services, made, publishWith, shown } = await answered();
  expect(await shown()).toEqual(["Medications", "Diet"]);
  await publishWith(true);
  await sealPrivateAnswers(services);
  await sealPrivateAnswers(services);
  expect(await shown()).toEqual(["Diet"]);
  expect(await readAnswers(services, testActor, made.id)).toMatchObject([
    { label: "Medications", answer: "My Medications" },
  ]);
});

test("an answer that was private stays private when its question is made public", async () => {
  const { services, publishWith, shown } = await answered();
  await publishWith(true);
  await sealPrivateAnswers(services);
  await publishWith(false);
  await sealPrivateAnswers(services);
  expect(await shown()).toEqual(["Diet"]);
});

test("classes that were not published recently are not changed", async () => {
  const { services, publishWith, shown } = await answered();
  await publishWith(true);
  services.pass(3 * DAY);
  await sealPrivateAnswers(services);
  expect(await shown()).toEqual(["Medications", "Diet"]);
});
