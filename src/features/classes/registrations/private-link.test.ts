import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { group, makeClass, registrant, tokenIn } from "../../../../test/factories/classes";
import { lettersTo, registered } from "../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { cancelRegistration } from "./cancel-registration";
import { changeRegistration, transferRegistration } from "./change-registration";
import { registrationByToken } from "./registration-by-token";
import { registration } from "./table";

const { db } = await testDatabase();
const services = testServices(db);

const registeredNew = async (input = registrant(), values: Record<string, unknown> = {}) =>
  registered(services, (await makeClass(db, values)).id, input);
const letterTo = async (to: string) => (await mailsIn(db)).findLast((mail) => mail.to === to);

test("the link in the email shows the registration, to its holder alone; the database has its hash", async () => {
  const { token, id, input } = await registeredNew(registrant("Ida", { city: "Boone" }));
  expect(tokenIn((await letterTo(input.email))?.text ?? "")).toBe(token);
  expect(await registrationByToken(services, token)).toMatchObject({
    id,
    status: "confirmed",
    canCancel: true,
    canChange: true,
    person: { firstName: "Ida", city: "Boone" },
  });
  const [row] = await db.select().from(registration).where(eq(registration.id, id));
  expect(JSON.stringify(row)).not.toContain(token);
  for (const wrong of ["", "x", `${token}x`, row?.tokenHash ?? ""])
    await expect(registrationByToken(services, wrong)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("details can be changed; the old and the new email are both notified of a new one", async () => {
  const { token, input } = await registeredNew();
  const changed = { ...input, email: "new@patients.example", city: "Ames" };
  await changeRegistration(services, token, changed);
  expect((await registrationByToken(services, token)).person).toMatchObject({ city: "Ames" });
  expect(await lettersTo(db, input.email)).toEqual(["confirmed", "changed"]);
  expect(await lettersTo(db, "new@patients.example")).toEqual(["changed"]);
});

test("a seat can be handed over: the new person gets their own link, and the former one stops working", async () => {
  const { token, input } = await registeredNew();
  const other = registrant("Kim");
  await transferRegistration(services, token, other);
  await expect(registrationByToken(services, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(cancelRegistration(services, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await lettersTo(db, input.email)).toEqual(["confirmed", "handed-over"]);
  const mail = await letterTo(other.email);
  expect(mail?.kind).toBe("registrations.confirmed");
  expect(await registrationByToken(services, tokenIn(mail?.text ?? ""))).toMatchObject({
    person: { firstName: "Kim" },
  });
});

describe("a guest", () => {
  test("who takes a seat is added only if one is free", async () => {
    const values = { guestTakesSeat: true, registrantLimit: 1 };
    const { token, input } = await registeredNew(registrant(), values);
    const attempt = changeRegistration(services, token, { ...input, bringingGuest: "yes" });
    await expect(attempt).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: { errors: [{ propertyName: "bringingGuest" }] },
    });
  });

  test("a canceled person frees a seat, which goes to the first waiting group that fits", async () => {
    const values = { guestTakesSeat: true, registrantLimit: 2, largestGroup: 4 };
    const withGuest = await registeredNew(registrant("Una", { bringingGuest: "yes" }), values);
    const pair = await registered(services, withGuest.classId, group(2));
    const alone = await registered(services, withGuest.classId, registrant());
    await changeRegistration(services, withGuest.token, { ...withGuest.input, bringingGuest: "no" });
    expect((await registrationByToken(services, pair.token)).status).toBe("waitlisted");
    expect((await registrationByToken(services, alone.token)).status).toBe("offered");
  });
});

test("a registration cannot be changed once it is canceled or the class has started", async () => {
  const cancelled = await registeredNew();
  await cancelRegistration(services, cancelled.token);
  expect(await registrationByToken(services, cancelled.token)).toMatchObject({
    status: "cancelled",
    canCancel: false,
  });
  await expect(changeRegistration(services, cancelled.token, cancelled.input)).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  const late = testServices(db);
  const startedClass = await registeredNew();
  late.pass(11 * 24 * 3_600_000);
  for (const attempt of [
    cancelRegistration(late, startedClass.token),
    transferRegistration(late, startedClass.token, registrant()),
  ])
    await expect(attempt).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

describe("a group", () => {
  const registeredGroup = (people: number, name: string) =>
    registeredNew(group(people, name), { largestGroup: 4, registrantLimit: people });

  test("keeps the other people and its seats when the registrant hands over their own seat", async () => {
    const { id, token, input } = await registeredGroup(3, "Lou");
    const other = registrant("Mia");
    await transferRegistration(services, token, other);
    await expect(registrationByToken(services, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const mail = await letterTo(other.email);
    expect(await registrationByToken(services, tokenIn(mail?.text ?? ""))).toMatchObject({
      id,
      people: 3,
      person: { firstName: "Mia", email: other.email, others: input.others },
    });
    const [row] = await db.select().from(registration).where(eq(registration.id, id));
    expect(row).toMatchObject({ status: "confirmed", people: 3, seats: 3 });
  });

  test("can change a name, but neither add nor remove a person", async () => {
    const { token, input } = await registeredGroup(2, "Noa");
    const others = [{ firstName: "Olli", lastName: "Roe" }];
    await changeRegistration(services, token, { ...input, others });
    expect(await registrationByToken(services, token)).toMatchObject({ people: 2, person: { others } });
    for (const wrong of [[], [...others, ...others]])
      await expect(changeRegistration(services, token, { ...input, others: wrong })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    expect(await registrationByToken(services, token)).toMatchObject({ people: 2, person: { others } });
  });
});
