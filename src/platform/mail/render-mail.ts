import { plainTextSelectors, render } from "@react-email/render";
import { compile } from "html-to-text";
import type { ReactElement } from "react";

/** Compiled once: parsing the selectors costs more than converting a message. */
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html) };
}
