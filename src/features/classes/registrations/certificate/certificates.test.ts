import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../../../test/database";
import { drawnText, MISSING } from "../../../../../test/drawn-text";
import { group, makeClass, registrant } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { registered } from "../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { outlineOf, readTaggedPdf } from "../../../../../test/pdf-tags";
import { cancelRegistration } from "../cancel-registration";
import { registrationByToken } from "../registration-by-token";
import { editRegistration } from "../staff/edit-registration";
import { markPresence } from "../staff/mark-presence";
import { registrationDetail } from "../staff/registration-detail";
import { registration } from "../table";
import { certificatePdf } from "./certificate-pdf";
import type { Certificate } from "./certificates-of";
import { sendCertificates } from "./send-certificates";

const { db } = await testDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A course of three evenings of 90 minutes, ten, seventeen, and twenty-four days from now. */
async function courseOf(values: Record<string, unknown> = {}) {
  const at = (days: number, hours = 0) => new Date(Date.now() + days * DAY + hours * HOUR).toISOString();
  const [first, ...moreSessions] = [10, 17, 24].map((day) => ({
    startsAt: at(day),
    endsAt: at(day, 1.5),
    place: "",
  }));
  const dates = { startsAt: first?.startsAt, endsAt: first?.endsAt, moreSessions };
  const certificate = { hasCertificate: true, teacher: "Ida Rasmussen, RN", largestGroup: 4 };
  return (await makeClass(db, { ...dates, ...certificate, ...values })).id;
}

/** A registration for a new course, and the sessions that each person came to. */
async function attended(
  input: ReturnType<typeof registrant>,
  came: { person: number; session: number }[],
  values: Record<string, unknown> = {},
) {
  const services = testServices(db);
  const made = await registered(services, await courseOf(values), input);
  services.pass(25 * DAY);
  for (const { person, session } of came)
    await markPresence(services, testActor, made.id, { person, session, here: true });
  const own = () => registrationByToken(services, made.token);
  return { services, own, id: made.id, email: made.input.email, token: made.token };
}

const all = (person: number) => [1, 2, 3].map((session) => ({ person, session }));
const certificateMails = async (email: string) =>
  (await mailsIn(db)).filter(({ to, kind }) => to === email && kind === "registrations.certificate");

describe("a certificate of attendance", () => {
  test("is for each person of a group who was checked in to all sessions, with the length of the class", async () => {
    const { own } = await attended(group(3, "Abby"), [...all(1), ...all(3), { person: 2, session: 1 }]);
    expect((await own()).certificates).toMatchObject([
      { name: "Abby Miller", hours: "4.5 hours", teacher: "Ida Rasmussen, RN" },
      { name: "Abby 3 Miller" },
    ]);
    expect((await own()).certificates[0]?.dates).toHaveLength(3);
  });

  test("requires the number of sessions that staff set, and lists only the sessions the person attended", async () => {
    const came = [1, 3].map((session) => ({ person: 1, session }));
    const two = await attended(registrant(), came, { certificateSessions: 2 });
    expect((await two.own()).certificates).toMatchObject([{ hours: "3 hours" }]);
    expect((await two.own()).certificates[0]?.dates).toHaveLength(2);
    const three = await attended(registrant(), came, { certificateSessions: 3 });
    expect((await three.own()).certificates).toEqual([]);
  });

  test("has the hours that staff set", async () => {
    const { own } = await attended(registrant(), all(1), { certificateHours: 6.25 });
    expect((await own()).certificates).toMatchObject([{ hours: "6.25 hours" }]);
  });

  test("is not issued before the class is over, after a cancellation, or if the class has none", async () => {
    const early = testServices(db);
    const made = await registered(early, await courseOf());
    for (const { session } of all(1)) await markPresence(early, testActor, made.id, { session, here: true });
    expect((await registrationByToken(early, made.token)).certificates).toEqual([]);
    await cancelRegistration(early, made.token);
    early.pass(25 * DAY);
    expect((await registrationByToken(early, made.token)).certificates).toEqual([]);
    const none = await attended(registrant(), all(1), { hasCertificate: false });
    expect((await none.own()).certificates).toEqual([]);
  });
});

describe("the email with the certificate", () => {
  test("is sent once, an hour after the class, with the PDF", async () => {
    const { services, email } = await attended(registrant(), all(1));
    await sendCertificates(services);
    await sendCertificates(services);
    const [mail, ...more] = await certificateMails(email);
    expect(more).toEqual([]);
    expect(mail?.attachments).toMatchObject([
      { filename: "certificate.pdf", contentType: "application/pdf" },
    ]);
    expect(mail?.text).toContain("Your certificate of attendance is attached.");
  });

  test("waits an hour for late check-ins of tablets, and is sent to nobody who did not attend", async () => {
    const services = testServices(db);
    const made = await registered(services, await courseOf());
    const absent = await registered(services, made.classId);
    services.pass(24 * DAY + 2 * HOUR);
    for (const { session } of all(1))
      await markPresence(services, testActor, made.id, { session, here: true });
    await sendCertificates(services);
    expect(await certificateMails(made.input.email)).toEqual([]);
    services.pass(HOUR);
    await sendCertificates(services);
    expect(await certificateMails(made.input.email)).toHaveLength(1);
    expect(await certificateMails(absent.input.email)).toEqual([]);
  });

  test("is sent again only when a name is corrected", async () => {
    const { services, id, email, own } = await attended(registrant("Wrng"), all(1));
    await sendCertificates(services);
    const { fields, revision } = await registrationDetail(services, id);
    const shown = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const edit = { withPrivateAnswers: false, notify: false };
    await editRegistration(services, testActor, id, {
      revision,
      values: { ...shown, firstName: "Right" },
      ...edit,
    });
    await sendCertificates(services);
    expect(await certificateMails(email)).toHaveLength(2);
    expect((await own()).certificates).toMatchObject([{ name: "Right Miller" }]);
    await editRegistration(services, testActor, id, {
      revision: (await registrationDetail(services, id)).revision,
      values: { ...shown, firstName: "Right", phone: "308 555 0142" },
      ...edit,
    });
    await sendCertificates(services);
    expect(await certificateMails(email)).toHaveLength(2);
  });

  test("leaves nothing readable in the registration", async () => {
    const { services, id } = await attended(registrant("Zebulon"), all(1));
    await sendCertificates(services);
    const [row] = await db.select().from(registration).where(eq(registration.id, id));
    expect(row?.certificateKey).toEqual(expect.any(String));
    expect(JSON.stringify(row)).not.toContain("Zebulon");
  });
});

test("the PDF is tagged, and has a sheet for each person with name, class, dates, length, teacher, and hospital", async () => {
  const facts = {
    title: "Breathing",
    dates: ["May 4", "May 11"],
    hours: "3 hours",
    teacher: "Ida Rasmussen",
  };
  const pdf = await certificatePdf(
    [
      { name: "Ann Miller", ...facts },
      { name: "Bo Miller", ...facts, teacher: "" },
    ],
    {
      issuer: {
        name: "Prairie Lantern",
        address: "1 Main St",
        colors: { main: "#0f4c45", signal: "#f2b33d" },
      },
      issued: "May 12, 2026",
      createdAt: new Date("2026-05-12T12:00:00Z"),
    },
  );
  const { document, root, title, language, showsTitle } = await readTaggedPdf(pdf);
  expect([title, language, showsTitle]).toEqual(["Certificate of attendance", "en-US", true]);
  expect(document.getPageCount()).toBe(2);
  const sheet = (facts: number) => `Sect(P H1 P H2 P P L(LI(LBody) LI(LBody)) ${"P ".repeat(facts)}P)`;
  expect(outlineOf(root)).toBe(`Document(${sheet(3)} ${sheet(2)})`);
});

test("a certificate shows every letter of a name from another language", async () => {
  const pdf = await certificatePdf(
    [
      {
        name: "Nguyễn Thị Ánh",
        title: "Breathing",
        dates: ["May 4"],
        hours: "1 hour",
        teacher: "Łukasz Dvořák",
      },
    ],
    {
      issuer: { name: "Prairie Lantern", address: "", colors: { main: "#000", signal: "#000" } },
      issued: "May 12, 2026",
      createdAt: new Date("2026-05-12T12:00:00Z"),
    },
  );
  const [sheet] = drawnText((await readTaggedPdf(pdf)).document);
  expect(sheet).toContain("Nguyễn Thị Ánh");
  expect(sheet).toContain("Łukasz Dvořák");
  expect(sheet).not.toContain(MISSING);
});

test("a certificate fits on one sheet, whatever the length of its names and the number of its sessions", async () => {
  const sheets = async (one: Partial<Certificate>) => {
    const plain = { name: "Ann", title: "Breathing", dates: ["May 4"], hours: "3 hours", teacher: "" };
    const issuer = {
      name: "Prairie Lantern",
      address: "1 Main St",
      colors: { main: "#000", signal: "#000" },
    };
    const about = { issuer, issued: "May 12, 2026", createdAt: new Date("2026-05-12T12:00:00Z") };
    const { document } = await readTaggedPdf(await certificatePdf([{ ...plain, ...one }], about));
    return document.getPageCount();
  };
  const long = "Wolfeschlegelstein ".repeat(26);
  const date = "Wednesday September 29, 2027 | 10:00 AM to 12:30 PM";
  expect(await sheets({ name: long, title: long, teacher: long })).toBe(1);
  expect(await sheets({ dates: Array.from({ length: 60 }, () => date), title: long })).toBe(1);
});
