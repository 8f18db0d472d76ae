import type { Locator, Page } from "@playwright/test";
import { callApi, newName, publish } from "../admin/staff";
import { linkInMail } from "../link-in-mail";
import { changeDatabase } from "../site-database";

const DAY = 24 * 3_600_000;
const days = (count: number) => new Date(Date.now() + count * DAY).toISOString();

interface Listed {
  items: { id: string; title: string }[];
}

/**
 * Publishes a class for the test.
 * @param page on which a staff member is signed in
 * @param kind the name of its type
 */
export async function publishClass(page: Page, values: object = {}, kind = "Childbirth") {
  const title = newName("Class");
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const { items } = await callApi<Listed>(page, "GET", "/api/admin/class-types?pageSize=50");
  const type = items.find((one) => one.title === kind)?.id;
  const data = {
    title,
    slug,
    type,
    body: "<p>All about it.</p>",
    place: "Lantern Room",
    startsAt: days(60),
    endsAt: days(60.1),
    registrationEndsAt: days(59),
    hasRegistration: true,
    hasWaitlist: true,
    ...values,
  };
  const path = "/api/admin/classes";
  const { item } = await callApi<{ item: { id: string; revision: number } }>(page, "POST", path, { data });
  await publish(page, "classes", item);
  return { id: item.id, title, slug };
}

/** Fills in the fields of every registration form. */
export async function fillIn(form: Locator, lastName: string, email: string): Promise<void> {
  for (const [label, value] of [
    ["First name", "Ann"],
    ["Last name", lastName],
    ["Address", "1 Main Street"],
    ["City", "Alder Creek"],
    ["State", "NE"],
    ["ZIP code", "69199"],
    ["Email", email],
  ] as const) {
    // Not those of the other people of a group.
    await form.getByLabel(new RegExp(`^${label}(?! of person)`)).fill(value);
  }
}

/** The private link in the newest mail to that address. */
export async function privateLink(page: Page, email: string): Promise<string> {
  return linkInMail(page, email, /\/registration\/[\w-]+/);
}

/** Registers someone as staff do on the phone. @returns their registration */
export async function seatByPhone(
  page: Page,
  classId: string,
  lastName: string,
  email = "",
): Promise<string> {
  const who = { firstName: "Ann", lastName, email, phone: "", isHere: false, evenIfFull: false };
  const path = `/api/admin/classes/${classId}/registrations`;
  await callApi(page, "POST", path, who);
  const { items } = await callApi<{ items: { id: string; lastName: string }[] }>(page, "GET", path);
  return items.find((one) => one.lastName === lastName)?.id ?? "";
}

/**
 * Publishes a class whose only person was asked for feedback.
 * @param staffPage on which a staff member is signed in
 * @param values of the class
 */
export async function askedPerson(
  staffPage: Page,
  values: { title?: string; [field: string]: unknown } = {},
) {
  const { id, slug, title } = await publishClass(staffPage, { hasSurvey: true, ...values });
  const email = `${slug}@example.org`;
  const registration = await seatByPhone(staffPage, id, "Fields", email);
  await changeDatabase(
    "insert into class_survey (registration_id, class_id, asked_at) values ($1, $2, now())",
    [registration, id],
  );
  return { id, title: values.title ?? title, link: await privateLink(staffPage, email) };
}
