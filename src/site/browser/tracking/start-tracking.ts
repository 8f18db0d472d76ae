import type { TrackingIds } from "~/server/isomorphic/tracking";
import type { CampaignRecord } from "../store/stored-state";
import { bareAddress } from "./may-track";
import { scriptsOf } from "./services";

type Pixel = ((...call: unknown[]) => void) & { queue: unknown[][]; loaded: boolean; version: string };

interface TrackedWindow {
  dataLayer?: unknown[];
  fbq?: Pixel;
}

/** Google's script requires an `arguments` object in its queue, not an array. */
function tag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  (window as TrackedWindow).dataLayer?.push(arguments);
}

/**
 * Loads the scripts of the configured services and counts this page. Each gets the page's bare address and
 * the campaign, no advertising features, and must not read forms automatically. Once per document.
 */
export function startTracking(ids: TrackingIds, page: URL, campaign: CampaignRecord | null): void {
  const shared = window as TrackedWindow;
  shared.dataLayer ??= [];
  const { tagManagerId, analyticsId, searchAdsId, socialPixelId } = ids;
  tag("js", new Date());
  tag("set", { allow_google_signals: false, allow_ad_personalization_signals: false, page_referrer: "" });
  for (const id of [analyticsId, tagManagerId, searchAdsId].filter(Boolean))
    tag("config", id, pageView(page, campaign));
  if (tagManagerId) shared.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  if (socialPixelId) startPixel(shared, socialPixelId);
  for (const address of scriptsOf(ids)) load(address);
}

/**
 * Reports a click on a link that books a tour. Nothing on the site is marked like that yet:
 * `data-track="tour"` does it.
 */
export function trackTourBooking(): void {
  tag("event", "click", { event_category: "Tour", event_label: "Book" });
}

function pageView(page: URL, campaign: CampaignRecord | null): object {
  const { source, medium, campaign: name, term } = campaign ?? {};
  return {
    page_location: bareAddress(page),
    campaign: campaign ? { source, medium, name, term } : undefined,
  };
}

function startPixel(shared: TrackedWindow, id: string): void {
  const pixel = ((...call: unknown[]) => pixel.queue.push(call)) as unknown as Pixel;
  Object.assign(pixel, { queue: [], loaded: true, version: "2.0", push: pixel });
  shared.fbq ??= pixel;
  // Otherwise it would read buttons and forms automatically.
  shared.fbq("set", "autoConfig", false, id);
  shared.fbq("init", id);
  shared.fbq("track", "PageView");
}

function load(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}
