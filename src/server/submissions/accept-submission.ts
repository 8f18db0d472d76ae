import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import type { z } from "zod";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import { readAnswer } from "~/platform/idempotency/read-answer";
import { submissionKey } from "~/platform/idempotency/submission-key";
import type { RequestContext } from "../context";
import { isApiPath } from "../is-api-path";
import { checkHuman } from "./check-human";
import { contentsOf } from "./contents-of";
import { countAnswer, countSender, countWrittenTo } from "./count-submission";
import { prefersJson } from "./prefers-json";
import { readCampaign } from "./read-campaign";
import { lastOf } from "./read-form";
import { type PostedForm, readSubmission } from "./read-submission";
import { type RefusedAnswer, refuseForm } from "./refuse-form";
import type { Submission } from "./submission";

/**
 * Accepts a public form. All actions of pages and endpoints of the API use it.
 * 1. Count it against the visitor's network (RATE_LIMITED), before reading its body.
 * 2. It must be a form (UNSUPPORTED_TYPE, BAD_REQUEST) within limits (TOO_LARGE).
 * 3. A repeated submission (same key, same contents) gets its first response, and does nothing.
 * 4. Validate the schema; report all invalid fields at once (VALIDATION_FAILED).
 * 5. The bot check (CAPTCHA_FAILED, CAPTCHA_REPLAYED), by proof or by the question's answer.
 * 6. Only a submission that passed counts against the email address it names, so that a robot cannot use up
 *   someone else's limit.
 * 7. `submit`, then `answer`. Callers that want JSON get the response's `json`; failures are thrown as
 *   AppErrors for the edge. A page's plain post is redirected (303) to `location`, or gets a page with data
 *   that must not appear in an address. Its failures are returned as data for `PublicForm`, with everything
 *   that was typed and, if the bot check has not passed, a question; the page is rendered again with status
 *   422 (or 429, 409, 503).
 * @param given the form if it was read before, because the request's body can be read only once
 * @throws AppError for JSON callers; for plain ones only if there is no form to show again
 */
export async function acceptSubmission<Schema extends z.ZodType, Result, Shown = never>(
  request: Request,
  context: RequestContext,
  submission: Submission<Schema, Result, Shown>,
  given?: PostedForm,
): Promise<Response | RefusedAnswer | ReturnType<typeof data<Shown>>> {
  const isJson = wantsJson(request);
  const tooOften = await refusedSender(context, submission);
  // A refusal on a page returns the input. Only then is the body read, and only if it is short.
  if (tooOften && (isJson || (!given && !isShort(request)))) throw tooOften;
  const posted = given ?? (await readSubmission(request));
  try {
    if (tooOften) throw tooOften;
    const result = await take(request, context, submission, posted);
    const { json, location, shown, headers } = await submission.answer(result, request);
    if (!isJson && shown !== undefined) {
      context.page.notCacheable();
      return data(shown, { status: 200, headers });
    }
    return isJson || location === undefined
      ? Response.json(json, { headers: uncachedHeaders(headers) })
      : redirect(location, { status: 303, headers });
  } catch (error) {
    if (isJson) throw error;
    return refuseForm(error, context, submission, posted);
  }
}

/** Any form with only text is smaller. */
const SHORT_BYTES = 64 * 1024;

function isShort(request: Request): boolean {
  const length = request.headers.get("content-length");
  return length !== null && Number(length) <= SHORT_BYTES;
}

/** The refusal of a network that sends too often; otherwise undefined. */
async function refusedSender(
  context: RequestContext,
  submission: Parameters<typeof countSender>[1],
): Promise<AppError | undefined> {
  try {
    await countSender(context, submission);
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return error;
    throw error;
  }
}

async function take<Schema extends z.ZodType, Result, Shown>(
  request: Request,
  context: RequestContext,
  submission: Submission<Schema, Result, Shown>,
  posted: PostedForm,
): Promise<Result> {
  const { machine, key } = posted;
  await countAnswer(context, machine);
  const { form, subject = "" } = submission;
  const contents = { form, subject, key: key ?? randomUUID(), contents: await contentsOf(posted) };
  const idempotencyKey = submissionKey(context.keyedHash, contents);
  return joined(context.db, idempotencyKey, async () => {
    const before = key && (await readAnswer<Result>(context.db, context.sealer, idempotencyKey));
    if (before) return before.answer;
    const values = lastOf(posted.values);
    const read = submission.read ? await submission.read(posted) : values;
    const input = validate(submission.schema, read);
    await checkHuman(context, machine, { form, action: submission.action, usedFor: idempotencyKey });
    await countWrittenTo(context, submission, values);
    const utm = readCampaign(new URL(request.url));
    return submission.submit(input, { idempotencyKey, utm, origin: context.origin, request });
  });
}

const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Joins a repeated submission to the first one while that is in progress on this node, so that it counts
 * against no limit. Across nodes, `runOnce` runs `submit` once anyway.
 */
async function joined<Result>(db: object, key: string, work: () => Promise<Result>): Promise<Result> {
  const here = underWay.get(db) ?? new Map<string, Promise<unknown>>();
  underWay.set(db, here);
  const same = here.get(key);
  if (same) return same as Promise<Result>;
  const first = work().finally(() => here.delete(key));
  here.set(key, first);
  return first;
}

/** @throws AppError VALIDATION_FAILED with the first error of each field */
function validate<Schema extends z.ZodType>(schema: Schema, read: unknown): z.output<Schema> {
  const parsed = schema.safeParse(read);
  if (parsed.success) return parsed.data;
  const all = fieldErrors(parsed.error.issues);
  const errors = all.filter(
    ({ propertyName }, at) => all.findIndex((error) => error.propertyName === propertyName) === at,
  );
  throw new AppError("VALIDATION_FAILED", "Some fields need a correction.", { errors });
}

function uncachedHeaders(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  headers.set("cache-control", "no-store");
  return headers;
}

function wantsJson(request: Request): boolean {
  return isApiPath(new URL(request.url).pathname) || prefersJson(request.headers.get("accept"));
}
