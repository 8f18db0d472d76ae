import { addDays } from "date-fns";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../../test/database";
import { group, makeClass } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { registered } from "../../../../../test/factories/registrations";
import { testServices } from "../../../../../test/factories/services";
import { cancelAttendee } from "../cancel-attendee";
import { cancelRegistration } from "../cancel-registration";
import { openAnswers } from "../person/person";
import { readAnswers } from "../staff/read-answers";
import { roster } from "../staff/roster";
import { registration } from "../table";
import { eraseAnswers } from "./erase-answers";

const { db } = await testDatabase();
const DAY = 86_400_000;

/** Two people with a private and a plain answer each, in a class that is a year away. */
async function twoPeople() {
  const services = testServices(db);
  const question = { required: false, eachPerson: true };
  const { id: classId } = await makeClass(db, {
    largestGroup: 4,
    startsAt: addDays(services.now(), 365).toISOString(),
    registrationEndsAt: addDays(services.now(), 364).toISOString(),
    endsAt: addDays(services.now(), 366).toISOString(),
    questions: [
      { ...question, label: "Medicines", sensitive: true },
      { ...question, label: "Diet", sensitive: false },
    ],
  });
  const answers = [1, 2].flatMap((person) => [
    { label: "Medicines", answer: `Medicine ${person}`, sensitive: true, person },
    { label: "Diet", answer: `Diet ${person}`, sensitive: false, person },
  ]);
  const made = await registered(services, classId, { ...group(2), answers });
  const privateAnswers = async () => {
    const [row] = await db.select().from(registration).where(eq(registration.id, made.id));
    return row ? openAnswers(services.sealer, row).map(({ answer }) => answer) : [];
  };
  const shown = async () => (await roster(services, classId)).items[0];
  return { services, made, privateAnswers, shown };
}

test("the answers of a registration that was canceled are on no roster, and staff cannot open the private ones", async () => {
  const { services, made, shown } = await twoPeople();
  expect(await readAnswers(services, testActor, made.id)).toHaveLength(2);
  expect((await shown())?.answers).toHaveLength(2);
  await cancelRegistration(services, made.token);
  expect(await shown()).toMatchObject({ status: "cancelled", answers: [], hasSensitiveAnswers: false });
  await expect(readAnswers(services, testActor, made.id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("private answers are deleted 30 days after a cancellation, although the class is a year off", async () => {
  const { services, made, privateAnswers } = await twoPeople();
  await cancelRegistration(services, made.token);
  services.pass(29 * DAY);
  await eraseAnswers(services);
  expect(await privateAnswers()).toHaveLength(2);
  services.pass(2 * DAY);
  await eraseAnswers(services);
  expect(await privateAnswers()).toEqual([]);
});

test("private answers about one person of a group are deleted 30 days after that person canceled; the others keep theirs", async () => {
  const { services, made, privateAnswers } = await twoPeople();
  await cancelAttendee(services, made.token, { attendee: 1, seen: 2 });
  expect(await readAnswers(services, testActor, made.id)).toMatchObject([{ answer: "Medicine 2" }]);
  services.pass(29 * DAY);
  await eraseAnswers(services);
  expect(await privateAnswers()).toEqual(["Medicine 1", "Medicine 2"]);
  services.pass(2 * DAY);
  await eraseAnswers(services);
  expect(await privateAnswers()).toEqual(["Medicine 2"]);
});
