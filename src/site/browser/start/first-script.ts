import type { FirstScript } from "~/server/finish-document";
import { windowEventName } from "~/ui/events/emit";
import { openingEvents } from "~/ui/events/site-events";
import source from "./in-head.js?raw";
import { EARLY_DIALOG_ID, INTERACTIONS, NEEDS_APP } from "./interactions";

/** Id of the template with the preloads of the start script's modules. */
const START_MODULES_ID = "start-modules";

/** The browser's first module, and its imports. */
export interface ClientEntry {
  module: string;
  imports: readonly string[];
}

/** Without comments and indentation, because its text is in every page; in a block, for its own scope. */
const text = `{${source.replaceAll(/^\s*\/\/.*\n/gm, "").replaceAll(/\n\s*/g, "\n")}}`;

/**
 * The script in the head of a public page. Its text is the same on every page; differences are in its attributes.
 * @param typeface the address of the site's typeface
 * @param entry the script to load when the page has been shown; undefined if the document loads it itself
 * @param earlyDialog the HTML of the dialog that opens before the app runs
 */
export function firstScript(
  typeface: string,
  entry: ClientEntry | undefined,
  earlyDialog: string,
): FirstScript {
  const events = [...INTERACTIONS, ...openingEvents().map(windowEventName)].join(" ");
  const start = entry
    ? ` data-entry="${entry.module}" data-modules="${START_MODULES_ID}" data-needs-app="${NEEDS_APP}" data-events="${events}"`
    : "";
  const preloads = entry?.imports.map((address) => `<link rel="modulepreload" href="${address}"/>`) ?? [];
  return {
    text,
    inHead: `<script data-typeface="${typeface}"${start}>${text}</script>`,
    atEnd: entry
      ? template(START_MODULES_ID, preloads.join("")) + template(EARLY_DIALOG_ID, earlyDialog)
      : "",
  };
}

function template(id: string, content: string): string {
  return `<template id="${id}">${content}</template>`;
}
