import type { PlaceView } from "~/features/care/shared/location/place-view";
import { escapeHtml as text } from "~/platform/sanitize/escape-html";
import { PAGE_NOTE_ID } from "~/site/page-note-id";
import { noSettings, type ShellSettings } from "~/site/root-data";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import type { Incident } from "../current-incident";
import { TEXT_HOME_STYLE } from "./text-home-style";

/** Bytes of the whole document, uncompressed. */
export const TEXT_HOME_BYTES = 10_000;

/** The link from the text home page to the full home page. */
export const FULL_HOME = "/?site=full";

/**
 * Fits the page into the limit: if there are too many locations, leaves out the last ones, then secondary phone
 * numbers. The notice and the emergency numbers always stay.
 */
export function trimTextHome(
  incident: Incident,
  known: ShellSettings | null,
  places: readonly PlaceView[],
): string {
  const settings = known ?? noSettings;
  for (let shown = places.length; shown >= 0; shown -= 1) {
    const html = write(incident, settings, places.slice(0, shown), settings.phones.slice(0, 12));
    if (Buffer.byteLength(html) <= TEXT_HOME_BYTES) return html;
  }
  return write(incident, settings, [], []);
}

function write(
  incident: Incident,
  settings: ShellSettings,
  places: readonly PlaceView[],
  phones: ShellSettings["phones"],
): string {
  const { emergencyLine, crisisLine, hospitalName, mainPhone } = settings;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(incident.title)} | ${text(hospitalName)}</title><style>${TEXT_HOME_STYLE}</style></head><body>
<header>${text(hospitalName)}</header>
<main>
<div id="${PAGE_NOTE_ID}"></div>
${notice(incident)}
<p class="call">${withNumbers(emergencyLine)}</p>
<p>${withNumbers(crisisLine)}</p>
${closed(incident)}
<h2>Phones</h2>
${mainPhone && !phones.some(({ phone }) => phoneHref(phone) === phoneHref(mainPhone)) ? `<p>Main: ${call(mainPhone)}</p>` : ""}
<dl>${phones.map((one) => `<dt>${text(one.label)}</dt><dd>${call(one.phone)}${one.hours ? ` ${text(one.hours)}` : ""}</dd>`).join("")}</dl>
${placesHtml(places, settings)}
</main>
<footer><a href="${FULL_HOME}">Go to the whole site</a> (needs a better connection)</footer>
</body></html>`;
}

function notice({ title, text: words, url, linkLabel, endsAt }: Incident): string {
  const more = url ? `<p><a href="${text(url)}">${text(linkLabel || "Read more")}</a></p>` : "";
  return `<div class="now"${untilOf(endsAt)}><h1>${text(title)}</h1>${words ? `<p>${text(words)}</p>` : ""}${more}</div>`;
}

function closed({ closures, endsAt }: Incident): string {
  if (!closures) return "";
  const lines = closures.split("\n").map((one) => `<li>${text(one)}</li>`);
  return `<div${untilOf(endsAt)}><h2>Closed for now</h2><ul>${lines.join("")}</ul></div>`;
}

/** The attribute by which the server hides an expired notice when it sends a cached page. */
function untilOf(endsAt: Date | null): string {
  return endsAt ? ` data-incident-until="${endsAt.toISOString()}"` : "";
}

function placesHtml(places: readonly PlaceView[], settings: ShellSettings): string {
  const { addressLine1, addressCity, addressState, addressPostalCode } = settings;
  const hospitalAddress = addressLine1
    ? `<p>${text(`${addressLine1}, ${addressCity}, ${addressState} ${addressPostalCode}`)}</p>`
    : "";
  if (places.length === 0) return hospitalAddress && `<h2>Where we are</h2>${hospitalAddress}`;
  return `<h2>Places and their usual hours</h2><p>The notice at the top takes priority over these hours.</p>${places.map(placeHtml).join("\n")}`;
}

function placeHtml({ name, status, detail, address, phone, directions }: PlaceView): string {
  const way = directions ? ` <a href="${text(directions)}">Directions</a>` : "";
  return `<h3>${text(name)}</h3><p>${text([status, detail].filter(Boolean).join(", "))}</p><p>${text(address.join(", "))}${way}</p>${phone ? `<p>${call(phone)}</p>` : ""}`;
}

function call(number: string): string {
  return `<a href="${text(phoneHref(number))}">${text(displayPhone(number))}</a>`;
}

/** Makes 911 and 988 phone links. */
function withNumbers(line: string): string {
  return text(line).replace(/\b(911|988)\b(?!;)/g, '<a href="tel:$1">$1</a>');
}
