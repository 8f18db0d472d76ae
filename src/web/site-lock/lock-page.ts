import { createHash } from "node:crypto";
import { escapeHtml } from "../escape-html";

const STYLE =
  "body{font:18px/1.6 system-ui,sans-serif;color:#1B2624;background:#FAF6EF;margin:0;min-height:100vh;display:grid;place-items:center}" +
  "main{box-sizing:border-box;width:min(100% - 2rem,26rem);margin:2rem 0;padding:2rem;background:#fff;border-radius:1rem;border-top:6px solid #0F4C45;box-shadow:0 8px 24px rgb(27 38 36/.08)}" +
  "h1{margin:0 0 .5rem;font-size:1.625rem;line-height:1.2;color:#0F4C45}p{margin:0 0 1rem}label{display:block;font-weight:700}" +
  "input{box-sizing:border-box;width:100%;margin:.25rem 0 1rem;padding:.625rem .75rem;font:inherit;border:1px solid #6F7C79;border-radius:.5rem}" +
  "button{width:100%;min-height:3rem;font:inherit;font-weight:700;color:#fff;background:#0F4C45;border:0;border-radius:999px}" +
  ":focus-visible{outline:3px solid #12756B;outline-offset:2px}#wrong{color:#A3192B;font-weight:700}small a{color:#0C5A52}";

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * Asks for the password of a site that is not public yet. Needs no script and shows nothing of the site.
 * @param next a path of this site, where the visitor wanted to go
 * @param wrong what was wrong with the last attempt
 */
export function lockPage(next: string, wrong: string, status: number): Response {
  const problem = wrong ? `<p id="wrong" role="alert">${escapeHtml(wrong)}</p>` : "";
  const invalid = wrong ? ' aria-invalid="true" aria-describedby="wrong"' : "";
  const html =
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, nofollow"><title>${wrong ? "Error: " : ""}This site is locked</title><style>${STYLE}</style></head><body><main>` +
    `<h1>This site is locked</h1><p>It is being prepared. Whoever was given the password can look at it.</p>${problem}` +
    `<form method="post" action="/site-lock"><input type="hidden" name="next" value="${escapeHtml(next)}">` +
    `<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required autofocus${invalid}>` +
    `<button>Look at the site</button></form><p><small>In an emergency call <a href="tel:911">911</a>. <a href="/admin">For staff</a></small></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      vary: "cookie",
    },
  });
}
