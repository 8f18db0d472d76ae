import { publishedSettings } from "~/features/settings/shared/site-settings";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { PdfLink } from "~/ui/pdf-link/pdf-link";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { formBySlug } from "../../form/form-by-slug";
import { pagesOfForm } from "../../form/pages-of-form";
import { shownForm } from "../../form/shown-form";
import type { Route } from "./+types/route";
import styles from "./paper.module.css";
import { PaperQuestion } from "./paper-question";
import { PrintButton } from "./print-button";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(rootOf(matches), {
        title: `${loaderData.form.title}: on paper`,
        description: `${loaderData.form.title}, to print and fill in by hand.`,
        path: `/forms/${loaderData.form.slug}/paper`,
        indexed: false,
      })
    : [];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, visibility, page } = context.get(requestContext);
  const form = await formBySlug(db, params.slug);
  if (!form) throw new AppError("NOT_FOUND", "There is no form at this address.");
  const settings = await publishedSettings(db);
  page.offersPdf();
  return {
    form: shownForm(form, await visibility()),
    hospital: settings?.hospitalName ?? "",
    address: addressOf(settings),
  };
}

/** A form to print and fill in by hand. */
export default function PaperForm({ loaderData: { form, hospital, address } }: Route.ComponentProps) {
  const pages = pagesOfForm(form.questions);
  return (
    <Section room="small" className={styles.paper}>
      <Breadcrumbs trail={[{ label: form.title, href: `/forms/${form.slug}` }]} here="On paper" />
      <div className={styles.head}>
        <p className={styles.hospital}>{hospital}</p>
        <h1 className={styles.title}>{form.title}</h1>
        <div>
          <PrintButton />
          <PdfLink path={`/forms/${form.slug}/paper`} />
        </div>
      </div>
      <p className={styles.how}>
        Write in capitals. A star stands where we need an answer; leave out what you do not know. Hand it in
        at any front desk{address && `, or mail it to ${address}`}. Please do not send it by email: mail can
        be read on its way.
      </p>
      {pages.map(({ opening, questions }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a form never move
        <section key={at} className={styles.part}>
          {opening && <h2>{opening.label}</h2>}
          {opening?.text && <RichText html={opening.text} />}
          {questions.map((question) => (
            <PaperQuestion key={question.name} question={question} all={form.questions} />
          ))}
        </section>
      ))}
      <p className={styles.sign}>
        <span>
          Date
          <span data-paper="day" />
        </span>
        <span>
          Signature
          <span data-paper="line" />
        </span>
      </p>
    </Section>
  );
}

function addressOf(settings: Awaited<ReturnType<typeof publishedSettings>>): string {
  if (!settings) return "";
  const { hospitalName, addressLine1, addressCity, addressState, addressPostalCode } = settings;
  return [hospitalName, addressLine1, `${addressCity}, ${addressState} ${addressPostalCode}`]
    .filter(Boolean)
    .join(", ");
}
