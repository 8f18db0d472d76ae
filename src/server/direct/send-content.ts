import type { WebContext } from "../hono-env";
import { formFor, type ReadyContent, requestForm, responseIn } from "./ready-content";

/** Sends content in the smallest form that the caller accepts, or a 304 if the caller already has it. */
export async function sendContent(c: WebContext, content: ReadyContent): Promise<Response> {
  const form = formFor(content, {
    ifNoneMatch: c.req.header("if-none-match"),
    acceptEncoding: c.req.header("accept-encoding"),
  });
  await requestForm(content, form);
  const { status, headers, body } = responseIn(content, form);
  if (content.shared) Object.assign(headers, content.shared.headers());
  // Not Hono's `c.body`: it would build a Headers object, which costs half as much as the whole response.
  // Buffers are byte arrays over unshared memory; TypeScript's types of the two disagree.
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}
