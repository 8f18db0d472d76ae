import type { Env } from "~/env";
import { PLAYER_ORIGINS } from "~/platform/isomorphic/video-services";
import type { TrackingIds } from "../isomorphic/tracking";

/** Allowed sources by directive. */
type Sources = Record<string, string[]>;

/**
 * The policy of one page: only this site, only inline scripts and styles with the given hashes, no style attributes.
 * Other hosts are added only for services that the hospital configured.
 * @param scriptHashes base64 of the SHA-256 of every inline script of the page
 * @param styleHashes the same for its style elements
 * @param tracking the services that may count this page; null if none may
 */
export function contentSecurityPolicy(
  env: Env,
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
  tracking: TrackingIds | null = null,
): string {
  return writePolicy(env, pageSources(env, scriptHashes, styleHashes, tracking));
}

/**
 * The policy of a draft that a preview link shows: that of its page, but no form is sent, and the staff's screens may
 * show it in a frame.
 * @param scriptHashes as for a page
 */
export function draftSecurityPolicy(env: Env, scriptHashes: readonly string[]): string {
  const sources = pageSources(env, scriptHashes, [], null);
  sources["form-action"] = ["'none'"];
  sources["frame-ancestors"] = ["'self'"];
  return writePolicy(env, sources);
}

function pageSources(
  env: Env,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  tracking: TrackingIds | null,
): Sources {
  const sources: Sources = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes.map(hashSource)],
    // Google Maps needs permission for all inline styles. A browser ignores that permission if the policy also contains
    // a hash.
    "style-src": ["'self'", ...(env.GOOGLE_MAPS_KEY ? [] : styleHashes.map(hashSource))],
    // Leaflet clears a tile with an empty picture in a data: address.
    "img-src": ["'self'", "data:"],
    // Videos of galleries.
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": [],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  if (env.MAP_TILE_URL) add(sources, "img-src", tileOrigin(env.MAP_TILE_URL));
  if (env.GOOGLE_MAPS_KEY) allowGoogleMaps(sources);
  for (const service of env.VIDEO_SERVICES) add(sources, "frame-src", PLAYER_ORIGINS[service]);
  if (env.STRIPE_SECRET_KEY) allowStripeCheckout(sources, env);
  if (env.CAPTCHA === "recaptcha") allowRecaptcha(sources, env.RECAPTCHA_API_BASE);
  if (env.CAPTCHA === "turnstile") allowTurnstile(sources, env.TURNSTILE_API_BASE);
  if (tracking) allowTracking(sources, tracking);
  return sources;
}

/**
 * The policy of an admin document. It is rendered for one request and never cached, so a nonce identifies its
 * scripts and the style elements that its interface writes. Style attributes stay forbidden; scripts set
 * styles through the CSSOM, to which no policy applies.
 * @param nonce unique to this response
 */
export function adminSecurityPolicy(env: Env, nonce: string): string {
  const sources: Sources = {
    "default-src": ["'none'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    // Previews of pictures before their upload.
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    // Previews of drafts.
    "frame-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  if (env.MAP_TILE_URL) add(sources, "img-src", tileOrigin(env.MAP_TILE_URL));
  return writePolicy(env, sources);
}

function writePolicy(env: Env, sources: Sources): string {
  if (env.SITE_URL?.startsWith("https:")) sources["upgrade-insecure-requests"] = [];
  return Object.entries(sources)
    .filter(([directive, values]) => directive !== "frame-src" || values.length > 0)
    .map(([directive, values]) => [directive, ...values].join(" "))
    .join("; ");
}

/** `https://{s}.tiles.example/{z}/…` serves from any subdomain. */
function tileOrigin(template: string): string {
  return template.replace(/^(https?:\/\/)\{s\}\./, "$1*.").replace(/^(https?:\/\/[^/]+).*$/, "$1");
}

/**
 * The sources that Google's documentation requires, except those that only vector maps need (evaluated code, frames).
 * Its script writes style elements, hence the inline styles. Scripts come from only one host, because Google's other
 * hosts serve anyone's scripts.
 */
function allowGoogleMaps(sources: Sources): void {
  add(sources, "script-src", "https://maps.googleapis.com");
  add(sources, "connect-src", "https://*.googleapis.com", "https://*.google.com", "https://*.gstatic.com");
  add(sources, "connect-src", "data:", "blob:");
  add(sources, "img-src", "https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com");
  add(sources, "img-src", "https://*.googleusercontent.com");
  add(sources, "style-src", "'unsafe-inline'", "https://fonts.googleapis.com");
  add(sources, "font-src", "https://fonts.gstatic.com");
  add(sources, "worker-src", "blob:");
}

/**
 * Browsers also check this for redirects of a posted form: the form of a paid class redirects to Stripe's
 * page.
 */
function allowStripeCheckout(sources: Sources, { STRIPE_API_BASE }: Env): void {
  add(sources, "form-action", "https://checkout.stripe.com");
  if (STRIPE_API_BASE) add(sources, "form-action", new URL(STRIPE_API_BASE).origin);
}

/** Google's list for reCAPTCHA, by path where it names one. */
function allowRecaptcha(sources: Sources, base: string): void {
  add(sources, "script-src", `${base}/recaptcha/`, "https://www.gstatic.com/recaptcha/");
  add(sources, "frame-src", `${base}/recaptcha/`, "https://recaptcha.google.com/recaptcha/");
  add(sources, "connect-src", `${base}/recaptcha/`);
}

function allowTurnstile(sources: Sources, base: string): void {
  add(sources, "script-src", base);
  add(sources, "frame-src", base);
}

/** Each service's own list, without frames and without what lets its scripts insert others into the page. */
function allowTracking(sources: Sources, ids: TrackingIds): void {
  const { tagManagerId, analyticsId, searchAdsId, socialPixelId } = ids;
  const measured = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
  const ads = [
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
  ];
  const tags = "https://www.googletagmanager.com";
  if (tagManagerId || analyticsId || searchAdsId) {
    for (const directive of ["script-src", "img-src", "connect-src"]) add(sources, directive, tags);
  }
  if (analyticsId) for (const directive of ["img-src", "connect-src"]) add(sources, directive, ...measured);
  if (searchAdsId)
    for (const directive of ["script-src", "img-src", "connect-src"]) add(sources, directive, ...ads);
  if (!socialPixelId) return;
  add(sources, "script-src", "https://connect.facebook.net");
  for (const directive of ["img-src", "connect-src"]) add(sources, directive, "https://www.facebook.com");
}

function hashSource(hash: string): string {
  return `'sha256-${hash}'`;
}

function add(sources: Sources, directive: string, ...values: string[]): void {
  sources[directive]?.push(...values);
}
