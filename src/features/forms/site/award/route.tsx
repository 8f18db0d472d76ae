import { pictureOf } from "~/features/media/shared/image/picture-of";
import { AppError } from "~/platform/errors/app-error";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Picture } from "~/ui/picture/picture";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { awardBySlug } from "../../award/award-by-slug";
import { formById } from "../../form/form-by-slug";
import { shownForm } from "../../form/shown-form";
import { BuiltForm } from "../built-form/built-form";
import type { Route } from "./+types/route";
import styles from "./route.module.css";

export const handle: PageHandle = { page: { searchParams: [] } };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { id, title, lead: description, slug, image } = loaderData.award;
  return pageMeta(rootOf(matches), {
    title,
    description,
    path: `/award/${slug}`,
    image,
    record: `awards/${id}`,
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, visibility } = context.get(requestContext);
  const award = await awardBySlug(db, params.slug);
  if (!award) throw new AppError("NOT_FOUND", "There is no award at this address.");
  const form = await formById(db, award.formId);
  return {
    award: { ...award, body: sanitizeRichText(award.body) },
    form: form && shownForm(form, await visibility()),
  };
}

/** An award, with the form for nominations. */
export default function Award({ loaderData: { award, form } }: Route.ComponentProps) {
  const { title, lead, body, image } = award;
  return (
    <>
      <Section ground="mist" room="small" className={styles.opening}>
        <div className={styles.words}>
          <Breadcrumbs trail={[]} here={title} />
          <h1 className={styles.heading}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {image && (
          <Picture
            image={pictureOf(image)}
            shape="cover"
            sizes="(min-width: 992px) 30rem, 100vw"
            className={styles.picture}
          />
        )}
      </Section>
      <Section className={styles.page}>
        {body && <RichText html={body} />}
        {form ? (
          <div className={styles.form}>
            <h2>{form.title}</h2>
            {form.intro && <RichText html={form.intro} />}
            <BuiltForm form={form} />
          </div>
        ) : (
          <p>Nominations are closed right now.</p>
        )}
      </Section>
    </>
  );
}
