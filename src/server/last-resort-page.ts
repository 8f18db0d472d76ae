import { createHash } from "node:crypto";
import { escapeHtml } from "~/platform/sanitize/escape-html";

const STYLE =
  "body{font:18px/1.6 system-ui,sans-serif;color:#1B2624;background:#FAF6EF;margin:0 auto;max-width:38rem;padding:3rem 1.25rem}" +
  "h1{color:#0F4C45;line-height:1.2}strong,a{color:#B2432A}a{font-weight:700}";

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface LastResortFacts {
  requestId: string;
  /** The hospital's main line in readable form, if known. */
  phone: string | undefined;
  /** What happened and what to do, in full sentences. */
  reason?: string | undefined;
}

/**
 * The page of last resort, which needs no database, router, or other file. Shown only if the site's own error
 * page could not be rendered. It has the most important facts, and how to reach a person.
 */
export function lastResortPage(
  status: number,
  {
    requestId,
    phone,
    reason = "Our website has a problem. Please try again in a few minutes.",
  }: LastResortFacts,
): Response {
  const call = phone
    ? `<p>To reach us, call <a href="tel:+1${phone.replace(/\D/g, "")}">${escapeHtml(phone)}</a>, day or night.</p>`
    : "<p>To reach us, please call the hospital.</p>";
  const html =
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>This page is not available</title><style>${STYLE}</style></head><body><main>` +
    `<h1>This page is not available right now</h1><p><strong>In an emergency, call <a href="tel:911">911</a>.</strong></p>${call}` +
    `<p>${escapeHtml(reason)}</p>` +
    `<p><a href="/">Go to the home page</a></p><p><small>Reference: ${escapeHtml(requestId)}</small></p></main></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "cache-control": "no-store",
  };
  return new Response(html, { status, headers });
}
