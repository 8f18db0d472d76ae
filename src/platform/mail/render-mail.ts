import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";

/** Both forms of a message that was written as React elements: every reader gets the one they can read. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html) };
}
