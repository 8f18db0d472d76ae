import { createHash } from "node:crypto";
import { escapeHtml } from "~/platform/sanitize/escape-html";

const STYLE =
  "body{font:1.125rem/1.6 system-ui,sans-serif;color:#1B2624;background:#FAF6EF;margin:0;min-height:100vh;display:grid;place-items:center}" +
  // The background: two hills and the evening sky.
  "body{background:radial-gradient(90% 30vh at 12% 108%,#0F4C45 99.6%,transparent),radial-gradient(110% 34vh at 92% 106%,#7FA79F 99.7%,transparent),linear-gradient(#E8F2F0,#FAF6EF 55%,#FBE9C6);background-attachment:fixed}" +
  "main{box-sizing:border-box;width:min(100% - 2*min(1rem,4vw),26rem);margin:min(2rem,6vw) 0;padding:min(2rem,6vw);background:#fff;border-radius:1rem;box-shadow:0 8px 24px rgb(27 38 36/.12)}svg{display:block;width:3.25rem;height:3.25rem;margin-bottom:1rem}" +
  "h1{margin:0 0 .5rem;font-size:min(1.625rem,11vw);line-height:1.2;color:#0F4C45}p{margin:0 0 1rem}label{display:block;font-weight:700}" +
  "input{box-sizing:border-box;width:100%;margin:.25rem 0 1rem;padding:.625rem .75rem;font:inherit;border:1px solid #6F7C79;border-radius:.5rem}" +
  "button{width:100%;min-height:3rem;font:inherit;font-weight:700;color:#fff;background:#0F4C45;border:0;border-radius:999px}" +
  "button:hover{background:#0A3833}:focus-visible{outline:3px solid #F2B441;outline-offset:2px;box-shadow:0 0 0 2px #1B2624,0 0 0 7px #1B2624}#wrong{color:#A3192B;font-weight:700}[aria-invalid]{border:2px solid #A3192B}" +
  "footer{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1rem;margin-top:1.5rem;padding-top:.5rem;border-top:1px solid #DCD8CE;font-size:1rem}footer p{margin:0}footer a{display:inline-block;padding:.6rem 0;color:#0C5A52;font-weight:700";

const LANTERN =
  '<svg viewBox="0 0 52 52" aria-hidden="true"><circle cx="26" cy="26" r="26" fill="#FDF3DC"/><path d="M19 15a7 7 0 0 1 14 0" fill="none" stroke="#0F4C45" stroke-width="2.5"/><path d="M16 15h20l3 5H13zM14 37h24l2 6H12z" fill="#0F4C45"/><path d="M16 20h20l2 17H14z" fill="#F2B441"/><path d="M26 22c5 5 5 7 5 9a5 5 0 0 1-10 0c0-2 0-4 5-9z" fill="#FFF9EC"/></svg>';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * Asks for the password of a site that is not public yet. Works without JavaScript and shows nothing of the site.
 * @param next the requested path of this site
 * @param wrong the error of the last attempt
 */
export function lockPage(next: string, wrong: string, status: number): Response {
  const problem = wrong ? `<p id="wrong" role="alert">${escapeHtml(wrong)}</p>` : "";
  const invalid = wrong ? ' aria-invalid="true" aria-describedby="wrong"' : "";
  const html =
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, nofollow"><title>${wrong ? "Error: " : ""}This site is locked</title><style>${STYLE}</style></head><body><main>${LANTERN}` +
    `<h1>This site is locked</h1><p>We are still preparing it. If you have the password, you can look at it now.</p>${problem}` +
    `<form method="post" novalidate action="/site-lock"><input type="hidden" name="next" value="${escapeHtml(next)}">` +
    `<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required autofocus${invalid}>` +
    `<button>Look at the site</button></form><footer><p>In an emergency call <a href="tel:911">911</a>.</p><p><a href="/admin">For staff</a></p></footer></main></body></html>`;
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
