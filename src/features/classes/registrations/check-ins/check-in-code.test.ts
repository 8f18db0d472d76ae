import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { testDatabase } from "../../../../../test/database";
import { group, makeClass, registrant, tokenIn } from "../../../../../test/factories/classes";
import { registered } from "../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { cancelRegistration } from "../cancel-registration";
import { transferRegistration } from "../change-registration";
import { registrationByToken } from "../registration-by-token";
import { roster } from "../staff/roster";
import { registration } from "../table";
import { checkInCode, checkInCodes } from "./check-in-code";
import { readableCode } from "./readable-code";

const { db } = await testDatabase();
const services = testServices(db);

const made = async (input = registrant(), values: Record<string, unknown> = {}) =>
  registered(services, (await makeClass(db, { largestGroup: 4, ...values })).id, input);
const codeOf = async (token: string) => (await registrationByToken(services, token)).checkInCode ?? "";
const codesOn = async (classId: string) =>
  (await roster(services, classId)).items.flatMap(({ checkInCodes: codes }) => codes);

test("a registration has one code, which is only on the private page, in the email, and on the roster of its class", async () => {
  const one = await made(group(3, "Ruth"));
  const code = await codeOf(one.token);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(await codesOn(one.classId)).toEqual([code]);
  expect(await codesOn((await made()).classId)).not.toContain(code);
  const mail = (await mailsIn(db)).find(({ to }) => to === one.input.email);
  expect(mail?.text).toContain(readableCode(code));
});

test("a code is not stored, and cannot be derived from public data", async () => {
  const { id, token, input } = await made(registrant("Saul"));
  const code = await codeOf(token);
  const [row] = await db.select().from(registration).where(eq(registration.id, id));
  expect(JSON.stringify(row)).not.toContain(code);
  const coded = { id, linkVersion: 1 };
  expect(checkInCode(createKeyedHash("another secret, long enough"), coded)).not.toBe(code);
  expect([token, id, input.email].join(" ").toUpperCase()).not.toContain(code);
  const codes = Array.from({ length: 2_000 }, (_, at) =>
    checkInCode(services.keyedHash, { id, linkVersion: at }),
  );
  expect(new Set(codes).size).toBe(codes.length);
});

test("a person who takes over a seat gets a new code, and the old code no longer works", async () => {
  const { token, classId } = await made(registrant("Tim"));
  const former = await codeOf(token);
  const other = registrant("Vera");
  await transferRegistration(services, token, other);
  const mail = (await mailsIn(db)).find(({ to }) => to === other.email);
  const code = await codeOf(tokenIn(mail?.text ?? ""));
  expect(code).not.toBe(former);
  expect(await codesOn(classId)).toEqual([code]);
});

test("only people with a seat see a code, and staff see which codes are no longer valid", async () => {
  const one = await made();
  const code = await codeOf(one.token);
  await cancelRegistration(services, one.token);
  expect((await registrationByToken(services, one.token)).checkInCode).toBeNull();
  expect((await roster(services, one.classId)).items).toMatchObject([
    { status: "cancelled", checkInCodes: [code] },
  ]);
});

test("a code from before the secret changed is still on the roster", () => {
  const coded = { id: "ada", linkVersion: 1 };
  const former = checkInCode(createKeyedHash("a former secret, long enough"), coded);
  const rotated = createKeyedHash("a new secret, long enough", ["a former secret, long enough"]);
  expect(checkInCodes(rotated, coded)).toEqual([checkInCode(rotated, coded), former]);
});
