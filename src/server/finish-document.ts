import { createHash } from "node:crypto";
import { type ByteText, bytesOf, byteText } from "./byte-text";
import { DEFERRED_SCRIPT, MODULES_ID } from "./isomorphic/deferred-script";

/** Types of scripts that run. Others (JSON-LD) are data, to which no policy applies. */
const MODULE = ' type="module"';
const RUNNING_TYPE = /\stype="(module|text\/javascript|importmap|speculationrules)"/;

/** `import("/assets/entry.client-….js");`, the end of React Router's script that loads a page's modules. */
const ENTRY_IMPORT = /(import\("[^"]+"\));\s*$/;

/**
 * When React starts in the browser. "when needed": as soon as the visitor does something
 * (`start-when-needed.ts`).
 */
export type ScriptStart = "never" | "at once" | "when needed";

/** The script in the head, which loads the start script later. */
export interface FirstScript {
  /** Its code. */
  text: string;
  /** The script element. */
  inHead: string;
  /** The markup that it reads, at the end of the body. */
  atEnd: string;
}

/**
 * Finishes the HTML of a rendered page.
 * - Inline scripts that carry `mark` as nonce lose it and are hashed for the policy. Any other script gets no
 *   hash, so the browser refuses it. The mark is random, so no stored content can contain it.
 * - Only the `first` script runs at once.
 * - The script that loads the page's modules waits (hashed as the browser will run it later), and its
 *   preloads wait in a template at the end of the body.
 * - `speculationRules` say which pages the browser may prerender from it.
 * - If the app starts at once, the preloads go to the end of the body without the template. They have low
 *   priority, because the page is readable without scripts and they must not delay the first paint.
 */
export function finishDocument(
  rendered: ByteText,
  mark: string,
  start: ScriptStart,
  first: FirstScript,
  speculationRules: string,
): { html: ByteText; scriptHashes: string[] } {
  const marked = ` nonce="${mark}"`;
  const scriptHashes = new Set<string>();
  if (start !== "never") scriptHashes.add(hashOf(byteText(first.text)));
  const preloads: string[] = [];
  if (start === "when needed") scriptHashes.add(hashOf(byteText(speculationRules)));
  const html = rendered
    .replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      preloads.push(link);
      return "";
    })
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes: string, code: string) => {
      if (!attributes.includes(marked)) return script;
      if (start === "never") return "";
      const isInline = !attributes.includes(" src=");
      const waits = start === "when needed" && isInline && attributes.includes(MODULE);
      const text = waits ? code.replace(ENTRY_IMPORT, "$1.then((entry) => entry.startApplication());") : code;
      const runs = !attributes.includes(" type=") || RUNNING_TYPE.test(attributes);
      if (runs && isInline) scriptHashes.add(hashOf(text as ByteText));
      return waits
        ? `<script${attributes.replace(MODULE, ` type="${DEFERRED_SCRIPT}"`)}>${text}</script>`
        : script;
    })
    .replace("<head>", () => (start === "never" ? "<head>" : `<head>${byteText(first.inHead)}`))
    .replace(
      /<\/body>(?=<\/html>$)/,
      () => `${endOfDocument(start, preloads, first, speculationRules)}</body>`,
    )
    .replaceAll(marked, "");
  return { html: html as ByteText, scriptHashes: [...scriptHashes] };
}

function hashOf(script: ByteText): string {
  return createHash("sha256").update(bytesOf(script)).digest("base64");
}

function endOfDocument(
  start: ScriptStart,
  preloads: string[],
  first: FirstScript,
  speculationRules: string,
): string {
  if (start === "never") return "";
  if (start === "at once")
    return preloads.map((link) => link.replace("<link ", '<link fetchpriority="low" ')).join("");
  return [
    `<template id="${MODULES_ID}">${preloads.join("")}</template>`,
    byteText(first.atEnd),
    `<script type="speculationrules">${byteText(speculationRules)}</script>`,
  ].join("");
}
