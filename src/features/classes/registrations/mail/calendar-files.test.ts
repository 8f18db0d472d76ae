import { expect, test } from "vitest";
import { testDatabase } from "../../../../../test/database";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { registered } from "../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { cancelRegistration } from "../cancel-registration";

const { db } = await testDatabase();

/** Those properties of an email's calendar file that calendars read. */
function fileOf(mail: Awaited<ReturnType<typeof mailsIn>>[number] | undefined) {
  const [{ filename = "", contentType = "", content = "" } = {}] = mail?.attachments ?? [];
  const text = Buffer.from(content, "base64").toString().replaceAll("\r\n ", "");
  const value = (name: string) => new RegExp(`^${name}[:;](.+)\\r$`, "m").exec(text)?.[1];
  return {
    filename,
    contentType,
    method: value("METHOD"),
    uid: value("UID"),
    status: value("STATUS"),
    organizer: value("ORGANIZER"),
    stamp: value("DTSTAMP") ?? "",
    sequence: Number(value("SEQUENCE")),
  };
}

test("a cancellation removes the class from the calendar, and taking a seat again adds it again", async () => {
  const services = testServices(db);
  const { id: classId } = await makeClass(db);
  const input = registrant();
  const letters = async () => (await mailsIn(db)).filter(({ to }) => to === input.email);

  const { token } = await registered(services, classId, input);
  services.pass(60_000);
  await cancelRegistration(services, token);
  services.pass(60_000);
  await registered(services, classId, input);

  const [entry, canceled, again, ...more] = (await letters()).map(fileOf);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    filename: "class.ics",
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    method: "PUBLISH",
    uid: classId,
    status: "CONFIRMED",
  });
  expect(canceled).toMatchObject({
    filename: "cancellation.ics",
    contentType: "text/calendar; charset=utf-8; method=CANCEL",
    method: "CANCEL",
    uid: classId,
    status: "CANCELLED",
    organizer: entry?.organizer,
  });
  expect(again).toMatchObject({ method: "PUBLISH", uid: classId, status: "CONFIRMED" });
  for (const [before, after] of [
    [entry, canceled],
    [canceled, again],
  ] as const) {
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
    expect((after?.stamp ?? "") > (before?.stamp ?? "")).toBe(true);
  }
});
