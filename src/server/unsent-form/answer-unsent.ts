import { AppError } from "~/platform/errors/app-error";
import { errorPage } from "../answer-error";
import type { WebContext } from "../hono-env";
import type { Services } from "../services";
import { readWholeForm } from "../submissions/read-form";
import { RETRY_AFTER_SECONDS } from "../unavailable";
import type { RecordedBody } from "./recorded-body";
import { type UnsentForm, unsentFormOf } from "./unsent-form";

/**
 * Does not say whether the form was saved, because the lost response may have been a success. A repeated submission
 * counts once anyway.
 */
const WORDS = {
  eyebrow: "Not sent yet",
  title: "We could not take your form just now",
  lead: "Our website cannot reach its records at the moment. Nothing you typed is lost: it is all on this page. Please wait a minute, then press “Try again”. Pressing it more than once does no harm.",
};

/**
 * Answers a form that was posted without JavaScript while the database is away: the response is a page that
 * explains the failure and names a phone number. It contains everything that was posted, so that it can be
 * sent again. The form's own page cannot be rendered, because its text is in the database too. Nothing is
 * stored or logged.
 */
export async function answerUnsent(c: WebContext, services: Services, body: RecordedBody): Promise<Response> {
  const form = await formIn(c, body);
  const error = new AppError("UNAVAILABLE", WORDS.lead, { details: form && { words: WORDS } });
  const page = await errorPage(error, c, services, form);
  page.headers.set("cache-control", "no-store");
  page.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
  return page;
}

/** Undefined for a body that is not a form, or too large. */
async function formIn(c: WebContext, body: RecordedBody): Promise<UnsentForm | undefined> {
  const request = new Request(c.req.url, {
    method: "POST",
    headers: { "content-type": c.req.header("content-type") ?? "" },
    body: body.stream(),
    duplex: "half",
  } as RequestInit);
  try {
    return unsentFormOf(await readWholeForm(request));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
