import { plainTextSelectors, render } from "@react-email/render";
import { compile } from "html-to-text";
import type { ReactElement } from "react";

/** Made once: reading the rules of what becomes of which element costs more than a message does. */
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

/** Both forms of a message that was written as React elements: every reader gets the one they can read. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html) };
}
