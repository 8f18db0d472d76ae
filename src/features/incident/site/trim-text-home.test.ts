import { expect, test } from "vitest";
import { noSettings } from "~/site/root-data";
import { incidentLimits } from "../limits";
import { FULL_HOME, TEXT_HOME_BYTES, trimTextHome } from "./trim-text-home";

const incident = {
  id: "1",
  kind: "weather",
  title: "Closed today",
  text: "The emergency department is open.",
  url: "/news/storm",
  linkLabel: "Updates",
  closures: "All clinics\nImaging",
  textHome: true,
  startedAt: new Date(),
  startedBy: "Jo",
  endsAt: null,
  endedAt: null,
};
const place = (name: string) => ({
  slug: "a",
  name,
  isOpen: true,
  status: "Open now",
  detail: "closes 5:00 PM",
  statusNote: "",
  phone: "3085550100",
  address: ["400 Cottonwood Avenue", "Alder Creek, NE 69199"],
  directions: "https://maps.example/?a=1&b=2",
});
const settings = {
  ...noSettings,
  hospitalName: "Prairie & Lantern",
  mainPhone: "3085550100",
  phones: [{ label: "Nurse line", phone: "3085550101", hours: "Any hour" }],
};

test("has what matters in an emergency, and a link to the full site", () => {
  const html = trimTextHome(incident, settings, [place("Main hospital")]);
  for (const words of [
    "<h1>Closed today</h1>",
    "The emergency department is open.",
    '<a href="/news/storm">Updates</a>',
    '<a href="tel:911">911</a>',
    '<a href="tel:988">988</a>',
    "<li>Imaging</li>",
    "tel:+13085550101",
    "Main hospital",
    "Open now, closes 5:00 PM",
    'href="https://maps.example/?a=1&amp;b=2"',
    "Prairie &amp; Lantern",
    `href="${FULL_HOME}"`,
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/<script|<link|<img|url\(|@import|\sstyle=/);
});

test.each(["&", "<", "語", "😀"])("the longest texts of %s and any number of locations fit", (letter) => {
  const long = (length: number) => letter.repeat(length).slice(0, length);
  const full = {
    ...incident,
    title: long(incidentLimits.title),
    text: long(incidentLimits.text),
    url: `/${"a".repeat(incidentLimits.url - 1)}`,
    linkLabel: long(incidentLimits.linkLabel),
    closures: long(incidentLimits.closures),
  };
  const places = Array.from({ length: 200 }, (_, at) => place(`Clinic ${at}`));
  const html = trimTextHome(full, settings, places);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(TEXT_HOME_BYTES);
  expect(html).toContain("tel:911");
  expect(html).toContain(FULL_HOME);
});

test("lists every location if there is room, and otherwise as many as fit", () => {
  const count = (places: number) =>
    trimTextHome(
      incident,
      settings,
      Array.from({ length: places }, () => place("Clinic")),
    ).match(/<h3>/g)?.length;
  expect(count(12)).toBe(12);
  expect(count(200)).toBeGreaterThan(12);
});

test("nothing that staff type becomes markup", () => {
  const html = trimTextHome(
    { ...incident, title: "<img src=x onerror=alert(1)>", closures: "</ul><script>" },
    settings,
    [],
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<script");
});
