import { createHash } from "node:crypto";
import { escapeHtml } from "~/platform/sanitize/escape-html";
import type { UnsentForm } from "~/server/unsent-form/unsent-form";

/** The field of the password where it is sent together with a visitor's form. */
export const PASSWORD_WITH_FORM = "site-lock-password";

const STYLE =
  "body{font:1.125rem/1.6 system-ui,sans-serif;color:#1B2624;background:#FAF6EF;margin:0;min-height:100vh;display:grid;place-items:center}" +
  // The background: two hills and the evening sky.
  "body{background:radial-gradient(90% 30vh at 12% 108%,#0F4C45 99.6%,transparent),radial-gradient(110% 34vh at 92% 106%,#7FA79F 99.7%,transparent),linear-gradient(#E8F2F0,#FAF6EF 55%,#FBE9C6);background-attachment:fixed}" +
  "main{box-sizing:border-box;width:min(100% - 2*min(1rem,4vw),26rem);margin:min(2rem,6vw) 0;padding:min(2rem,6vw);background:#fff;border-radius:1rem;box-shadow:0 8px 24px rgb(27 38 36/.12)}svg{display:block;width:3.25rem;height:3.25rem;margin-bottom:1rem}" +
  "h1{margin:0 0 .5rem;font-size:min(1.625rem,11vw);line-height:1.2;color:#0F4C45}p{margin:0 0 1rem}label{display:block;font-weight:700}" +
  "input{box-sizing:border-box;width:100%;margin:.25rem 0 1rem;padding:.625rem .75rem;font:inherit;border:1px solid #6F7C79;border-radius:.5rem}" +
  "button{width:100%;min-height:3rem;font:inherit;font-weight:700;color:#fff;background:#0F4C45;border:0;border-radius:999px}" +
  "button:hover{background:#0A3833}:focus-visible{outline:3px solid #F2B441;outline-offset:2px;box-shadow:0 0 0 2px #1B2624,0 0 0 7px #1B2624}#wrong{color:#A3192B;font-weight:700}[aria-invalid]{border:2px solid #A3192B}" +
  "summary{margin-top:1rem;font-weight:700}dt{font-weight:700}dd{margin:0 0 .5rem;white-space:pre-line;overflow-wrap:anywhere}" +
  "footer{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1rem;margin-top:1.5rem;padding-top:.5rem;border-top:1px solid #DCD8CE;font-size:1rem}footer p{margin:0}footer a{display:inline-block;padding:.6rem 0;color:#0C5A52;font-weight:700";

const LANTERN =
  '<svg viewBox="0 0 52 52" aria-hidden="true"><circle cx="26" cy="26" r="26" fill="#FDF3DC"/><path d="M19 15a7 7 0 0 1 14 0" fill="none" stroke="#0F4C45" stroke-width="2.5"/><path d="M16 15h20l3 5H13zM14 37h24l2 6H12z" fill="#0F4C45"/><path d="M16 20h20l2 17H14z" fill="#F2B441"/><path d="M26 22c5 5 5 7 5 9a5 5 0 0 1-10 0c0-2 0-4 5-9z" fill="#FFF9EC"/></svg>';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export interface LockPrompt {
  /** The path of this site that was requested. */
  next: string;
  /** The error of the last attempt. */
  wrong?: string;
  status: number;
  /** A form that was posted to `next` without the password, and is sent there together with it. */
  unsent?: UnsentForm;
}

/** Asks for the password of a site that is not public yet. Works without JavaScript and shows nothing of the site. */
export function lockPage({ next, wrong, status, unsent }: LockPrompt): Response {
  const html =
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, nofollow"><title>${wrong ? "Error: " : ""}This site is locked</title><style>${STYLE}</style></head><body><main>${LANTERN}` +
    `<h1>This site is locked</h1><p id="why">${unsent ? NOT_SENT : IN_PREPARATION}</p>` +
    (wrong ? `<p id="wrong" role="alert">${escapeHtml(wrong)}</p>` : "") +
    (unsent ? formToSend(next, wrong, unsent) : passwordForm(next, wrong)) +
    `<footer><p>In an emergency call <a href="tel:911">911</a>.</p><p><a href="/admin">For staff</a></p></footer></main></body></html>`;
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

const IN_PREPARATION = "We are still preparing it. If you have the password, you can look at it now.";
const NOT_SENT =
  "We are still preparing it, and it needs its password again. Your form is not sent yet. Nothing you typed is lost: enter the password, and we send it.";

function passwordForm(next: string, wrong: string | undefined): string {
  return `<form method="post" novalidate action="/site-lock">${hidden("next", next)}${passwordField("password", "Password", wrong)}<button>Look at the site</button></form>`;
}

/** What was posted, the fields that no page returns, and the password. */
function formToSend(next: string, wrong: string | undefined, { fields, typed, secrets, files }: UnsentForm) {
  const again = [
    ...secrets.map(({ name, label }) => ({
      name,
      label,
      hint: "For your safety, please type this again.",
      kind: 'type="password" autocomplete="off"',
    })),
    ...files.map(({ name, label, fileNames }) => ({
      name,
      label,
      hint: `Please choose again: ${fileNames.join(", ")}`,
      kind: `type="file"${fileNames.length > 1 ? " multiple" : ""}`,
    })),
  ].map(
    ({ name, label, hint, kind }, at) =>
      `<label for="again-${at}">${escapeHtml(label)}</label><span id="hint-${at}">${escapeHtml(hint)}</span>` +
      `<input id="again-${at}" name="${escapeHtml(name)}" ${kind} aria-describedby="hint-${at}">`,
  );
  const shown = typed.map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return (
    `<form method="post" novalidate action="${escapeHtml(next)}"${files.length > 0 ? ' enctype="multipart/form-data"' : ""}>` +
    fields.map(({ name, value }) => hidden(name, value)).join("") +
    again.join("") +
    `${passwordField(PASSWORD_WITH_FORM, "Password of this site", wrong)}<button>Send the form</button></form>` +
    (shown.length > 0 ? `<details><summary>What you typed</summary><dl>${shown.join("")}</dl></details>` : "")
  );
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function passwordField(name: string, label: string, wrong: string | undefined): string {
  const described = wrong ? ' aria-invalid="true" aria-describedby="wrong"' : ' aria-describedby="why"';
  return `<label for="password">${label}</label><input id="password" name="${name}" type="password" autocomplete="current-password" required autofocus${described}>`;
}
