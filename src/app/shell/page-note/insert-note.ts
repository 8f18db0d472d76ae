import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { turnOnStyles } from "~/server/page-styles/inline-styles";
import { PAGE_NOTE_ID } from "~/site/page-note-id";

const SLOT = new RegExp(`<div id="${PAGE_NOTE_ID}"[^>]*>(?=</div>)`);

/** @returns the rendered page with a note below its header */
export function insertNote(html: string, note: ReactElement): string {
  return turnOnStyles(html).replace(SLOT, (slot) => slot + renderToStaticMarkup(note));
}
