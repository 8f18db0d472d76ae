import type { Browser, Page } from "@playwright/test";
import { packedPdf } from "../../packed-pdf";
import { solvedChallenge } from "../../solve-challenge";
import { callApi, signIn } from "../admin/staff";
import { askedPerson, privateLink, publishClass, seatByPhone } from "../classes/class-actions";
import { linkInMail } from "../link-in-mail";
import { openClass } from "./views";

/** A class of the demo with several sessions, which the private page lists. */
const OF_SEVERAL_EVENINGS = "childbirth-four-evenings";

const anyGift = {
  firstname: "Rosa",
  lastname: "Lindquist-Hernandez",
  addressStreet: "12 Elm Street",
  addressCity: "Alder Creek",
  addressState: "NE",
  addressZip: "69199",
  phone: "308-555-0123",
  amount: "120",
  typeOfDonation: "AED Continuing Education and Training",
};

const anyRegistration = {
  firstName: "Rosa",
  lastName: "Lindquist-Hernandez",
  address: "12 Elm Street",
  city: "Alder Creek",
  state: "NE",
  postalCode: "69199",
};

/** A request for medical records, without an email address: the answer has its private link. */
const recordsRequest = {
  asker: "I am the patient",
  firstName: "Rosa",
  lastName: "Lindquist-Hernandez",
  birthday: "1950-01-02",
  phone: "3085550188",
  what: "Laboratory results",
  dates: "The last year",
  how: "In the patient portal, free",
  photoId: {
    name: "card.pdf",
    mimeType: "application/pdf",
    buffer: packedPdf("<</S/URI/URI(https://hospital.example)>>"),
  },
  agreed: "yes",
  signature: "Rosa Lindquist-Hernandez",
};

type Fields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/**
 * Creates every private page: a checkout; after payment, a gift, its receipt, a monthly gift, and a
 * registration; a place on a waitlist, and a seat offered from there; the questions after a class; a
 * newsletter subscription, before and after it is confirmed; and a form that a patient sent.
 * @param site the address of the site
 * @param browser in which staff publish classes and read the emails
 * @returns the address of each page, by its name
 */
export async function privatePages(
  page: Page,
  site: string,
  browser: Browser,
): Promise<Record<string, string>> {
  const staffPage = await browser.newPage({ baseURL: site });
  await signIn(staffPage);
  const addresses = {
    ...(await pagesOfGifts(page, staffPage, site)),
    ...(await pagesOfClasses(page, staffPage, site)),
    ...(await pagesOfSubscription(page, staffPage, site)),
    application: await applicationPage(page, site),
    survey: await surveyPage(staffPage),
  };
  await staffPage.close();
  return addresses;
}

async function pagesOfGifts(page: Page, staffPage: Page, site: string) {
  const email = newEmail("donor");
  const gift = { ...anyGift, email };
  const checkout = await send(page, site, "/donate/initiate", gift);
  const once = await pay(page, checkout);
  const [, receipt = ""] = /href="([^"]+\/receipts\/[^"]+)"/.exec(once.html) ?? [];
  const monthly = await pay(
    page,
    await send(page, site, "/donate/initiate", { ...gift, frequency: "monthly" }),
  );
  return {
    checkout: await send(page, site, "/donate/initiate", gift),
    gift: once.url,
    receipt,
    "monthly gift": monthly.url,
    "all gifts": await linkInMail(staffPage, email, /\/giving\/(?!gift)[\w-]+/),
  };
}

async function pagesOfClasses(page: Page, staffPage: Page, site: string) {
  const registration = { ...anyRegistration, email: newEmail("registrant") };
  const { id } = await openClass(page);
  const seat = await pay(page, await send(page, site, `/api/class/${id}/register`, registration));
  const seats = await pay(
    page,
    await send(page, site, `/api/class/${await idOfEvenings(page)}/register`, registration),
  );
  return {
    registration: seat.url,
    "registration for a class of several sessions": seats.url,
    "place on a waitlist": await waitlistPage(page, staffPage, site),
    "offered seat": await offeredSeatPage(page, staffPage, site),
  };
}

/** @returns the private page of a person who waits for a seat */
async function waitlistPage(page: Page, staffPage: Page, site: string): Promise<string> {
  return (await waitingPerson(page, staffPage, site, "Prenatal yoga")).link;
}

/** @returns the private page of a person who waited, and is offered a seat that must be paid */
async function offeredSeatPage(page: Page, staffPage: Page, site: string): Promise<string> {
  const { link, first } = await waitingPerson(page, staffPage, site, "Infant first aid");
  await callApi(staffPage, "POST", `/api/admin/registrations/${first}/cancellation`, { refund: 0 });
  return link;
}

async function waitingPerson(page: Page, staffPage: Page, site: string, title: string) {
  const { id, slug } = await publishClass(staffPage, {
    ...inJanuary(),
    title,
    registrantLimit: 1,
    hasRegistrationCost: true,
    registrationCost: 1_500,
  });
  const first = await seatByPhone(staffPage, id, "Sits");
  const email = newEmail(slug);
  await post(page, site, `/api/class/${id}/register`, { ...anyRegistration, email });
  return { first, link: await privateLink(staffPage, email) };
}

async function pagesOfSubscription(page: Page, staffPage: Page, site: string) {
  const confirmation = async (name: string) => {
    const email = newEmail(name);
    await post(page, site, "/api/form/newsletter", {
      firstname: "Rosa",
      lastname: "Reads",
      email,
      phone: "",
    });
    return linkInMail(staffPage, email, /\/newsletter\/confirm\/[\w-]{43}/);
  };
  const confirmed = await page.request.post(await confirmation("reader"), { form: {} });
  return {
    "newsletter confirmation": await confirmation("waiting"),
    "newsletter subscription": confirmed.url(),
  };
}

/** @returns the private page of a form that a patient sent */
async function applicationPage(page: Page, site: string): Promise<string> {
  const { privateLink: link } = await post(page, site, "/api/form/medical-records", recordsRequest);
  if (!link) throw new Error("A form without an email address was answered without its private link.");
  return link;
}

/**
 * @param staffPage on which a staff member is signed in
 * @returns the address of the questions that a person was asked after a class
 */
async function surveyPage(staffPage: Page): Promise<string> {
  const { link } = await askedPerson(staffPage, { ...inJanuary(), title: "Infant massage" });
  return `${link}/feedback`;
}

/** A unique email address, so that the pages show only the data of this test. */
const newEmail = (who: string) => `${who}-${Date.now()}@example.org`;

/** The time of a class: noon in winter at the hospital, on whatever day the test runs. */
function inJanuary() {
  const january = `${new Date().getFullYear() + 1}-01-15T`;
  return {
    startsAt: `${january}18:00:00Z`,
    endsAt: `${january}19:00:00Z`,
    registrationEndsAt: `${january}18:00:00Z`,
  };
}

async function idOfEvenings(page: Page): Promise<string> {
  const { classes }: { classes: { id: string; slug: string }[] } = await (
    await page.request.get("/api/class")
  ).json();
  const found = classes.find(({ slug }) => slug === OF_SEVERAL_EVENINGS);
  if (!found) throw new Error(`There is no class ${OF_SEVERAL_EVENINGS}.`);
  return found.id;
}

/** Sends a form as its page does. */
async function post(
  page: Page,
  site: string,
  path: string,
  fields: Fields,
): Promise<{ url?: string; privateLink?: string }> {
  const multipart = { ...fields, altcha: await solvedChallenge(site) };
  const answer = await page.request.post(path, { multipart });
  if (!answer.ok()) throw new Error(`${path} was answered with ${await answer.text()}`);
  return answer.json();
}

/**
 * Sends a form that must be paid for.
 * @returns the address of the checkout
 */
async function send(page: Page, site: string, path: string, fields: Fields): Promise<string> {
  const { url } = await post(page, site, path, fields);
  if (!url) throw new Error(`${path} led to no checkout.`);
  return url;
}

/**
 * Pays in the sandbox.
 * @returns the page on which the payer arrives
 */
async function pay(page: Page, checkout: string): Promise<{ url: string; html: string }> {
  const arrived = await page.request.post(checkout, { form: { intent: "pay" } });
  return { url: arrived.url(), html: await arrived.text() };
}
