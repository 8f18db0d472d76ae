import type { Browser, Page } from "@playwright/test";
import { solvedChallenge } from "../../solve-challenge";
import { signIn } from "../admin/staff";
import { askedPerson } from "../classes/class-actions";
import { openClass } from "./views";

/** A class of the demo with several sessions, which the private page lists. */
const OF_SEVERAL_EVENINGS = "childbirth-four-evenings";

const gift = {
  firstname: "Rosa",
  lastname: "Lindquist-Hernandez",
  addressStreet: "12 Elm Street",
  addressCity: "Alder Creek",
  addressState: "NE",
  addressZip: "69199",
  phone: "308-555-0123",
  email: "rosa@donors.example",
  amount: "120",
  typeOfDonation: "AED Continuing Education and Training",
};

const registration = {
  firstName: "Rosa",
  lastName: "Lindquist-Hernandez",
  address: "12 Elm Street",
  city: "Alder Creek",
  state: "NE",
  postalCode: "69199",
  email: "rosa@donors.example",
};

/**
 * Makes the pages that only their own person sees: a checkout, and after paying a gift, its receipt, a monthly gift, and
 * a registration; and the questions after a class.
 * @param site the address of the site
 * @param browser in which staff publish a class
 * @returns the address of each page, by its name
 */
export async function privatePages(
  page: Page,
  site: string,
  browser: Browser,
): Promise<Record<string, string>> {
  const checkout = await send(page, site, "/donate/initiate", gift);
  const once = await pay(page, checkout);
  const [, receipt = ""] = /href="([^"]+\/receipts\/[^"]+)"/.exec(once.html) ?? [];
  const monthly = await pay(
    page,
    await send(page, site, "/donate/initiate", { ...gift, frequency: "monthly" }),
  );
  const { id } = await openClass(page);
  const seat = await pay(page, await send(page, site, `/api/class/${id}/register`, registration));
  const seats = await pay(
    page,
    await send(page, site, `/api/class/${await idOfEvenings(page)}/register`, registration),
  );
  return {
    "a checkout": await send(page, site, "/donate/initiate", gift),
    "a gift": once.url,
    "a receipt": receipt,
    "a monthly gift": monthly.url,
    "a registration": seat.url,
    "a registration for a class of several sessions": seats.url,
    "the questions after a class": await surveyPage(browser, site),
  };
}

/** @returns the address of the questions that a person was asked after a class */
export async function surveyPage(browser: Browser, site: string): Promise<string> {
  const staffPage = await browser.newPage({ baseURL: site });
  await signIn(staffPage);
  // Noon in the hospital's winter, whatever day the test runs.
  const january = `${new Date().getFullYear() + 1}-01-15T`;
  const { link } = await askedPerson(staffPage, {
    title: "Infant massage",
    startsAt: `${january}18:00:00Z`,
    endsAt: `${january}19:00:00Z`,
    registrationEndsAt: `${january}18:00:00Z`,
  });
  await staffPage.close();
  return `${link}/feedback`;
}

async function idOfEvenings(page: Page): Promise<string> {
  const { classes }: { classes: { id: string; slug: string }[] } = await (
    await page.request.get("/api/class")
  ).json();
  const found = classes.find(({ slug }) => slug === OF_SEVERAL_EVENINGS);
  if (!found) throw new Error(`There is no class ${OF_SEVERAL_EVENINGS}.`);
  return found.id;
}

/** Sends a form as its page does. @returns the address of the checkout */
async function send(page: Page, site: string, path: string, fields: Record<string, string>): Promise<string> {
  const multipart = { ...fields, altcha: await solvedChallenge(site) };
  const answer = await page.request.post(path, { multipart });
  const { url } = (await answer.json()) as { url?: string };
  if (!url) throw new Error(`${path} was answered with ${await answer.text()}`);
  return url;
}

/** Pays in the sandbox. @returns the page on which the payer arrives */
async function pay(page: Page, checkout: string): Promise<{ url: string; html: string }> {
  const arrived = await page.request.post(checkout, { form: { intent: "pay" } });
  return { url: arrived.url(), html: await arrived.text() };
}
