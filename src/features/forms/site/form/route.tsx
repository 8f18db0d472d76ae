import { AppError } from "~/platform/errors/app-error";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { type RequestContext, requestContext } from "~/server/context";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import { readSubmission } from "~/server/submissions/read-submission";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { ButtonLink } from "~/ui/button/button";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { formBySlug } from "../../form/form-by-slug";
import { shownForm } from "../../form/shown-form";
import { BuiltForm } from "../built-form/built-form";
import { formPostLimit } from "../form-post-limit";
import { formSubmission } from "../form-submission";
import { pressedEnter } from "../pressed-enter";
import { PrivateLink } from "../private-link/private-link";
import { turnPage, turnsPage } from "../turn-page";
import type { Route } from "./+types/route";
import styles from "./route.module.css";

export const handle: PageHandle = { page: { searchParams: ["sent"] } };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(rootOf(matches), {
        title: loaderData.form.title,
        description: loaderData.description,
        path: `/forms/${loaderData.form.slug}`,
        indexed: !loaderData.isSent,
        record: `forms/${loaderData.form.id}`,
      })
    : [];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const form = shownForm(await formAt(services, params.slug), await services.visibility());
  const description = richTextToPlain(form.intro).slice(0, 160) || `${form.title}: a form to send us.`;
  return { form, description, isSent: url.searchParams.has("sent") };
}

/**
 * Handles the form without JavaScript: shows the next page or submits it. With JavaScript, the form is sent to the API.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const form = await formAt(services, params.slug);
  await services.countUse(formPostLimit);
  const posted = pressedEnter(form, await readSubmission(request));
  if (turnsPage(posted)) return turnPage(services, form, posted);
  return acceptSubmission(request, services, formSubmission(services, form), posted);
}

async function formAt({ db }: RequestContext, slug: string) {
  const form = await formBySlug(db, slug);
  if (!form) throw new AppError("NOT_FOUND", "There is no form at this address.");
  return form;
}

/** A form that staff built, on its own page. */
export default function FormPage({ loaderData: { form, isSent }, actionData }: Route.ComponentProps) {
  const taken = actionData && "privateLink" in actionData ? actionData : undefined;
  const answer = actionData && "privateLink" in actionData ? undefined : actionData;
  return (
    <Section room="small" className={styles.page}>
      <Breadcrumbs trail={[]} here={form.title} />
      <h1 className={styles.heading}>{isSent || taken ? "Thank you" : form.title}</h1>
      {isSent || taken ? (
        <>
          <p className={styles.thanks}>{form.thanks}</p>
          {taken && <PrivateLink href={taken.privateLink} />}
          <p>
            <ButtonLink href={form.backRoute || "/"}>
              {form.backRoute ? "Continue" : "To our home page"}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          {form.intro && <RichText html={form.intro} lead />}
          <BuiltForm form={form} answer={answer} />
        </>
      )}
    </Section>
  );
}
