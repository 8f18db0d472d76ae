import { expect, type Page } from "@playwright/test";
import type { EventName } from "~/ui/events/event-details";
import { house, provideHouse } from "../lightbox/house";
import { openHydrated } from "../shell/hydrated";

/** One kind of page, or what opens over a page. */
export interface View {
  name: string;
  /** Shows it. */
  open(page: Page): Promise<unknown>;
}

/** Every kind of public page that is no composed page (`pages/addresses.ts`), and the composed ones that have blocks of their own. */
export const pageViews: View[] = [
  aPage("home", "/"),
  aPage("finder", "/provider-search"),
  aPage("finder with filters", "/provider-search?language=es&specialty=family-medicine"),
  aPage("provider", "/provider/ana-lucia-reyes"),
  aPage("specialties and locations", "/specialties-and-locations"),
  aPage("specialty", "/specialty/cardiology"),
  aPage("location", "/location/main-hospital"),
  aPage("classes", "/classes-and-education"),
  aPage("class", "/classes/birth-place-tour"),
  aPage("class registration", "/classes/birth-place-tour/register"),
  aPage("events", "/events"),
  aPage("calendar", "/events?view=calendar"),
  aPage("event", "/events/blood-drive"),
  aPage("donate", "/donate"),
  aPage("blog", "/blog"),
  aPage("blog post", "/blog/before-the-first-snow"),
  aPage("newsroom", "/newsroom"),
  aPage("news item", "/news/two-thirds-of-the-way"),
  aPage("contact", "/contact-us"),
  aPage("patient resources", "/patient-resources"),
  aPage("new patient", "/new-patient/primary-care"),
  aPage("new patient on paper", "/forms/new-patient/paper"),
  aPage("careers", "/careers"),
  aPage("about us", "/about-us"),
  aPage("community health", "/community-health-partnership"),
  aPage("conference", "/conference-registration"),
  aPage("award", "/award/lantern"),
  aPage("FAQ", "/primary-care-faq"),
  aPage("search", "/search/?q=baby"),
  aPage("search without results", "/search/?q=xyzzyxyzzy"),
  aPage("search with danger notice", "/search/?q=chest+pain"),
  aPage("newsletter", "/newsletter"),
  aPage("portal", "/patient-portal"),
  aPage("prices", "/price-transparency"),
  aPage("accessibility", "/accessibility"),
  aPage("privacy", "/privacy"),
  aPage("nondiscrimination", "/nondiscrimination"),
  aPage("not found", "/no-such-page"),
  aPage("essentials", "/essentials"),
];

export const dialogViews: View[] = [
  { name: "menu", open: openMenu },
  aDialog("specialty-filter"),
  aDialog("provider-profile", aProvider),
  aDialog("locations-map"),
  aDialog("class-details", aClass),
  aDialog("class-registration", aClass),
  aDialog("donation-modal"),
  aDialog("join-newsletter"),
  aDialog("award-thank-you"),
  { name: "FAQ in a dialog", open: (page) => openQuestions(page) },
  { name: "lightbox", open: openLightbox },
];

function aPage(name: string, address: string): View {
  return { name, open: (page) => page.goto(address) };
}

/** What a named event opens over a page. */
function aDialog(event: EventName, carries?: (page: Page) => Promise<object>): View {
  return {
    name: event,
    open: async (page) => {
      const detail = await carries?.(page);
      await openHydrated(page, "/about-us");
      await page.evaluate(
        ([name, what]) => window.dispatchEvent(new CustomEvent(`openward:${name}`, { detail: what })),
        [event, detail] as const,
      );
      await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible();
    },
  };
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/about-us");
  await page.locator("header [aria-controls=site-menu]").click();
  await page.locator("#site-menu summary", { hasText: "I want to..." }).click();
}

async function openQuestions(page: Page): Promise<void> {
  await openHydrated(page, "/careers?primary-care-faq");
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function openLightbox(page: Page): Promise<void> {
  await provideHouse(page);
  await aDialog("modal-image-carousel", async () => ({ slides: house, index: 0, title: "Our house" })).open(
    page,
  );
}

async function aClass(page: Page): Promise<object> {
  const { classes } = await (await page.request.get("/api/class")).json();
  const open = classes.find((one: { availability: { state: string } }) => one.availability.state === "open");
  return { id: open.id };
}

async function aProvider(page: Page): Promise<object> {
  const { providers } = await (await page.request.get("/api/provider")).json();
  return { id: providers[0].id };
}
