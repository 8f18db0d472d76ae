import { AppError } from "~/platform/errors/app-error";
import { nextFreeTick } from "~/platform/next-free-tick";
import { MAX_TAGS } from "~/platform/sanitize/sanitize-rich-text";
import type { WebContext } from "../hono-env";

/**
 * Far more than any record or page needs. The time to validate a record depends on the number of its values and the
 * markup in its texts.
 */
const LIMITS = { depth: 100, values: 50_000, tags: MAX_TAGS };
/** Shorter bodies cannot be slow. */
const SMALL_BYTES = 16 * 1024;

/**
 * Refuses a JSON body that would block other requests, before it is parsed. Takes time linear in its size.
 * @param ofRows its texts are parsed row by row and checked separately, so their markup is not added up
 * @throws AppError BAD_REQUEST if it is nested too deeply; TOO_LARGE for too many values or too much markup
 */
export async function checkJson(c: WebContext, ofRows: boolean): Promise<void> {
  if (!c.req.header("content-type")?.startsWith("application/json")) return;
  const length = c.req.header("content-length");
  if (length !== undefined && Number(length) <= SMALL_BYTES) return;
  const text = await c.req.text();
  await nextFreeTick();
  const { depth, values, tags } = countsOf(text);
  if (depth > LIMITS.depth) throw new AppError("BAD_REQUEST", "This JSON is nested too deeply.");
  if (values > LIMITS.values) throw new AppError("TOO_LARGE", "This request contains too many values.");
  if (tags > LIMITS.tags && !ofRows) {
    throw new AppError(
      "TOO_LARGE",
      `This text has too much formatting. It can have at most ${LIMITS.tags.toLocaleString("en-US")} tags at once.`,
    );
  }
  await nextFreeTick();
}

/**
 * For text that need not be JSON: the depth of brackets, the number of values, and the number of `<` in its strings.
 */
function countsOf(text: string): { depth: number; values: number; tags: number } {
  let [depth, deepest, values, tags] = [0, 0, 1, 0];
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === "\\") at += 1;
      else if (character === '"') isString = false;
      else if (character === "<") tags += 1;
    } else if (character === '"') isString = true;
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      values += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === "]" || character === "}") depth -= 1;
  }
  return { depth: deepest, values, tags };
}
