import { expect, test } from "vitest";
import { holidayEntry } from "~/features/settings/holiday-fields";
import { adminCaller } from "../../../../../test/admin-call";
import { signedIn } from "../../../../../test/factories/accounts";
import { makeClass } from "../../../../../test/factories/classes";
import { publishSettings } from "../../../../../test/factories/settings";
import { testApp } from "../../../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;
const call = adminCaller(url);
const { headers } = await signedIn(db, ["permissionCHClassManager"]);

async function ask(method: string, path: string, body?: unknown) {
  const answer = await call(method, path, headers, body);
  return { status: answer.status, body: await answer.json() };
}
const seriesOf = async (id: string) => (await ask("GET", `/classes/${id}/series`)).body.items;
const read = async (id: string) => (await ask("GET", `/classes/${id}`)).body.item;

const winter = {
  startsAt: "2027-01-12T00:00:00.000Z",
  endsAt: "2027-01-12T02:00:00.000Z",
  registrationEndsAt: "2027-01-11T18:00:00.000Z",
};

test("repeats a class on other days, each as a record of its own, at the same hour on the hospital's clock", async () => {
  const { id } = await makeClass(db, { ...winter, title: "Lamaze", slug: "lamaze", registrantLimit: 7 });
  expect(await seriesOf(id)).toHaveLength(1);
  const days = ["2027-03-22", "2027-01-18", "2027-01-18"];
  const made = await ask("POST", `/classes/${id}/series`, { days, publish: true });
  expect([made.status, made.body]).toEqual([201, { made: 2 }]);
  const all = await seriesOf(id);
  expect(all.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
    winter.startsAt,
    "2027-01-19T00:00:00.000Z",
    "2027-03-22T23:00:00.000Z",
  ]);
  const last = await read(all[2].id);
  expect(last).toMatchObject({ status: "live", slug: "lamaze-2027-03-22" });
  expect(last.data).toMatchObject({ registrantLimit: 7, registrationEndsAt: "2027-03-22T17:00:00.000Z" });
  expect(await seriesOf(all[1].id)).toEqual(all);
});

test("the later dates copy everything except the day; earlier dates and drafts do not change", async () => {
  const { id } = await makeClass(db, { ...winter, slug: "yoga" });
  await ask("POST", `/classes/${id}/series`, { days: ["2027-01-18"], publish: true });
  await ask("POST", `/classes/${id}/series`, { days: ["2027-01-25"] });
  const [first, second, third] = await seriesOf(id);
  const { revision } = await read(second.id);
  const data = {
    title: "Yoga for two",
    startsAt: "2027-01-19T01:00:00.000Z",
    endsAt: "2027-01-19T03:00:00.000Z",
  };
  await ask("PATCH", `/classes/${second.id}`, { revision, data });
  expect((await ask("PUT", `/classes/${second.id}/series/rest`)).body).toEqual({ changed: 1 });
  expect(await read(third.id)).toMatchObject({
    title: "Yoga for two",
    slug: "yoga-2027-01-25",
    status: "draft",
    data: { startsAt: "2027-01-26T01:00:00.000Z", endsAt: "2027-01-26T03:00:00.000Z" },
  });
  expect((await read(first.id)).title).not.toBe("Yoga for two");
  await ask("PUT", `/classes/${first.id}/series/rest`);
  expect(await read(second.id)).toMatchObject({ status: "live" });
  expect((await read(second.id)).title).not.toBe("Yoga for two");
});

test("repeats a class with its sessions, each as many days after the first as before", async () => {
  const moreSessions = [
    { startsAt: "2027-01-19T00:00:00.000Z", endsAt: "2027-01-19T02:00:00.000Z", place: "Gym" },
  ];
  const { id } = await makeClass(db, { ...winter, slug: "course", moreSessions });
  await ask("POST", `/classes/${id}/series`, { days: ["2027-03-08"], publish: true });
  const [, later] = await seriesOf(id);
  const { data } = await read(later.id);
  expect(data).toMatchObject({
    startsAt: "2027-03-09T00:00:00.000Z",
    moreSessions: [
      { startsAt: "2027-03-15T23:00:00.000Z", endsAt: "2027-03-16T01:00:00.000Z", place: "Gym" },
    ],
  });
});

test("the holidays that staff list are there for a rule to ask about", async () => {
  const { holidays } = (await ask("GET", "/class-holidays")).body;
  expect(holidays).toEqual([]);
  await publishSettings(db, { holidays: [holidayEntry("Christmas Day", { month: 12, day: 25 })] });
  const { holidays: listed } = (await ask("GET", "/class-holidays")).body;
  expect(listed.length).toBeGreaterThanOrEqual(6);
  expect(listed[0]).toEqual({ day: expect.stringMatching(/-12-25$/), name: "Christmas Day" });
});

test("refuses a day that does not exist, and creates no date", async () => {
  const { id } = await makeClass(db, winter);
  const refused = await ask("POST", `/classes/${id}/series`, { days: ["2027-02-01", "2027-02-30"] });
  expect(refused.status).toBe(422);
  expect((await ask("POST", `/classes/${id}/series`, { days: [] })).status).toBe(422);
  expect(await seriesOf(id)).toHaveLength(1);
});
