import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { questionName } from "~/features/classes/class/question-name";
import { registrationToken } from "~/features/classes/registrations/registration-link";
import { registration } from "~/features/classes/registrations/table";
import { adminCaller } from "../admin-call";
import { testDatabase } from "../database";
import { signedIn } from "../factories/accounts";
import { group, makeClass } from "../factories/classes";
import { mailsIn, testSecret, testServices } from "../factories/services";
import { solvedChallenge } from "../solve-challenge";
import { startSite } from "../start-site";

/** Questions for each person of a group, from the form without JavaScript to the roster of the built site. */

const { db, url } = await testDatabase();
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty", APP_SECRET: testSecret } });
afterAll(() => site.stop());
const { keyedHash } = testServices(db);

const DIET = "Anything you cannot eat?";
const AGE = "Age";
const nameOf = (label: string, person: number) => `${questionName(label)}-${person}`;
const read = async (path: string) =>
  (await (await fetch(site.address + path)).text()).replaceAll("<!-- -->", "");
const post = (path: string, fields: Record<string, string>) =>
  fetch(site.address + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const { headers } = await signedIn(db, ["permissionCHClassManager"]);
const staff = (method: string, path: string, body?: unknown) =>
  adminCaller(site.address)(method, path, headers, body);

async function rowOf(classId: string) {
  const [row] = await db.select().from(registration).where(eq(registration.classId, classId));
  if (!row) throw new Error("Nobody is registered.");
  return row;
}

/**
 * Registers a group of three, whose answers are by question and person, with a form as a browser without scripts
 * sends it.
 */
async function registerGroup() {
  const { id, data } = await makeClass(db, {
    largestGroup: 4,
    questions: [
      { label: DIET, required: false, sensitive: false, eachPerson: true },
      { label: AGE, required: true, sensitive: true, eachPerson: true },
      { label: "Whose car do you come in?", required: false, sensitive: false, eachPerson: false },
    ],
  });
  const { slug } = data as { slug: string };
  const { answers: _, others = [], ...registrant } = group(3, "Anna");
  const names = others.flatMap(({ firstName, lastName }, at) => [
    [`attendee-${at + 2}-firstName`, firstName],
    [`attendee-${at + 2}-lastName`, lastName],
  ]);
  const fields = {
    ...Object.fromEntries(Object.entries(registrant).map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(names),
    attendees: "3",
    [nameOf(DIET, 1)]: "gluten",
    [nameOf(DIET, 3)]: "peanuts",
    [nameOf(AGE, 1)]: "41",
    [nameOf(AGE, 2)]: "12",
    [nameOf(AGE, 3)]: "9",
    [nameOf(AGE, 4)]: "",
    altcha: await solvedChallenge(site.address),
  };
  const form = await read(`/classes/${slug}/register`);
  const sent = await post(`/classes/${slug}/register`, fields);
  const row = await rowOf(id);
  return { classId: id, form, sent, row, path: `/registration/${registrationToken(keyedHash, row)}` };
}

test("each person of a group is asked, and form, private page, email, roster, and export show whose answer it is", async () => {
  const { classId, form, sent, row, path } = await registerGroup();
  for (const person of [1, 2, 3, 4]) expect(form).toContain(`name="${nameOf(DIET, person)}"`);
  expect(form).not.toContain(`name="${nameOf(DIET, 5)}"`);
  expect(sent.status).toBe(303);

  const page = await read(path);
  expect(page).toMatch(/Anna 3 Miller<span[^>]*>Anything you cannot eat\?: peanuts</);
  expect(page).toContain('value="9"');
  const [mail] = (await mailsIn(db)).filter(({ kind }) => kind === "registrations.confirmed");
  const text = JSON.stringify(mail);
  expect(text).toContain("Anna 3 Miller (Anything you cannot eat?: peanuts)");
  expect(text, "a private answer").not.toMatch(/Age: /);

  const { items } = await (await staff("GET", `/classes/${classId}/registrations`)).json();
  expect(items[0].answers).toEqual([
    { label: DIET, answer: "gluten", person: 1 },
    { label: DIET, answer: "peanuts", person: 3 },
  ]);
  const { answers } = await (await staff("GET", `/registrations/${row.id}/answers`)).json();
  expect(answers).toContainEqual({ name: nameOf(AGE, 2), label: "Age (Anna 2 Miller)", answer: "12" });
  const csv = await (await staff("GET", `/classes/${classId}/registrations.csv?answers=true`)).text();
  expect(csv).toContain("Anna Miller: gluten; Anna 3 Miller: peanuts");
  expect(csv).toContain("Anna Miller: 41; Anna 2 Miller: 12; Anna 3 Miller: 9");
  expect(await (await staff("GET", `/classes/${classId}/registrations.csv`)).text()).not.toContain(": 41");
});

test("an answer stays with its person when another person is canceled, when staff edit it, and when the registrant hands over the seat", async () => {
  const { classId, row, path } = await registerGroup();
  await post(path, { intent: "cancel-one", attendee: "2", people: "3" });
  const { items } = await (await staff("GET", `/classes/${classId}/registrations`)).json();
  expect(items[0].attendance.map(({ person }: { person: number }) => person)).toEqual([1, 3]);
  const private2 = await (await staff("GET", `/registrations/${row.id}/answers`)).json();
  expect(private2.answers.map(({ label }: { label: string }) => label)).toEqual([
    "Age (Anna Miller)",
    "Age (Anna 3 Miller)",
  ]);

  const detail = await (await staff("GET", `/registrations/${row.id}`)).json();
  const shown: { name: string; label: string; value: string; isPrivate: boolean }[] = detail.fields;
  expect(shown).toContainEqual(
    expect.objectContaining({ label: `${DIET} (Anna 3 Miller)`, value: "peanuts" }),
  );
  const values = Object.fromEntries(
    shown.filter(({ isPrivate }) => !isPrivate).map(({ name, value }) => [name, value]),
  );
  const edited = { revision: detail.revision, values: { ...values, [nameOf(DIET, 3)]: "peanuts, milk" } };
  expect((await staff("PUT", `/registrations/${row.id}/details`, edited)).status).toBe(200);
  const { history } = await (await staff("GET", `/registrations/${row.id}`)).json();
  expect(history[0].changes).toEqual([
    { label: `${DIET} (Anna 3 Miller)`, before: "peanuts", after: "peanuts, milk" },
  ]);

  const page = await read(path);
  expect(page).toContain(`name="${nameOf(AGE, 3)}"`);
  expect(page).not.toContain(`name="${nameOf(AGE, 2)}"`);
  const { answers: _, others: __, ...other } = group(2, "Zoe");
  const given = await post(path, {
    ...Object.fromEntries(Object.entries(other).map(([name, value]) => [name, String(value)])),
    intent: "transfer",
    [nameOf(AGE, 1)]: "33",
  });
  expect(given.headers.get("location")).toContain("done=transfer");
  const after = await (await staff("GET", `/registrations/${row.id}/answers`)).json();
  expect(
    after.answers.map(({ label, answer }: { label: string; answer: string }) => [label, answer]),
  ).toEqual([
    ["Age (Zoe Miller)", "33"],
    ["Age (Anna 3 Miller)", "9"],
  ]);
});
