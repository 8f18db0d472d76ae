import { redirect } from "react-router";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import type { RequestContext } from "~/server/context";
import { lastOf, type ReadForm, unreadableForm } from "~/server/submissions/read-form";
import { newsletterNames } from "../../input";
import { changeByLink, resubscribe } from "../../subscription-by-token";
import { unsubscribe } from "../../unsubscribe";

/** The actions of a private link. */
export type Intent = "change" | "leave" | "return";

/**
 * Runs the action of a form on the private page, and redirects.
 * @throws AppError the errors of the actions; VALIDATION_FAILED with the errors of the fields
 */
export async function actOnSubscription(
  context: RequestContext,
  token: string,
  form: ReadForm["values"],
): Promise<Response> {
  const services = domainServices(context, context.env);
  const redirectBack = (done: string) =>
    redirect(`/newsletter/${encodeURIComponent(token)}?done=${done}`, 303);
  switch (lastOf(form).intent as Intent | undefined) {
    case "change":
      await changeByLink(services, token, await checked(context, form));
      return redirectBack("change");
    case "leave":
      await unsubscribe(services, token, "page");
      return redirectBack("leave");
    case "return":
      await resubscribe(services, token);
      return redirectBack("return");
    default:
      throw unreadableForm();
  }
}

async function checked({ db }: RequestContext, form: ReadForm["values"]) {
  const topics = (await publishedSettings(db))?.newsletterTopics ?? [];
  const chosenTopics = form.topic ?? [];
  const parsed = newsletterNames.safeParse(lastOf(form));
  if (parsed.success)
    return { ...parsed.data, without: topics.filter((topic) => !chosenTopics.includes(topic)) };
  throw new AppError("VALIDATION_FAILED", "Some fields need a correction.", {
    errors: fieldErrors(parsed.error.issues),
  });
}
