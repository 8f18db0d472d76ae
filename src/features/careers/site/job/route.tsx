import { BlockSection } from "~/content/blocks/layout/block-section";
import { formatDay } from "~/content/blocks/layout/format-day";
import { dayAt } from "~/content/values/day-at";
import { untilNextDay } from "~/features/events/shared/site/until-next-day";
import { formForPage } from "~/features/forms/shared/form-for-page";
import { FormInPage } from "~/features/forms/shared/site/form-in-block";
import { Hero } from "~/features/pages/shared/site/hero";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { type Fact, Facts } from "~/ui/facts/facts";
import { Link } from "~/ui/link/link";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { payInWords, scheduleInWords } from "../../job/job-words";
import { openJobBySlug } from "../../job/open-jobs";
import type { Route } from "./+types/route";
import { jobStructuredData } from "./job-structured-data";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Jobs", href: "/jobs" };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { job } = loaderData;
  return pageMeta(root, {
    title: job.title,
    description: job.summary,
    path: `/jobs/${job.slug}`,
    record: `job-openings/${job.id}`,
    structuredData: root ? jobStructuredData(root, job, PARENT) : [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, now, page, visibility } = context.get(requestContext);
  const job = await openJobBySlug(db, params.slug, dayAt(now(), env.TZ_HOSPITAL).iso);
  if (!job) throw new AppError("NOT_FOUND", "This job is closed, or there is none at this address.");
  page.validUntil(untilNextDay(now(), env.TZ_HOSPITAL));
  const form = await formForPage(db, await visibility(), job.formId);
  return { job, form, schedule: scheduleInWords(job), pay: payInWords(job) };
}

/** An open job: its description, its pay, and the form to apply. */
export default function Job({ loaderData: { job, form, schedule, pay } }: Route.ComponentProps) {
  const { title, summary, department, place, postedOn, closesOn } = job;
  const facts: Fact[] = [
    { kind: "cost", label: "Pay", value: pay },
    { kind: "hours", label: "Days and hours", value: schedule },
    { kind: "register", label: "Department", value: department },
    ...(place
      ? [{ kind: "where" as const, value: <Link href={`/location/${place.slug}`}>{place.name}</Link> }]
      : []),
    { kind: "when", label: "Posted", value: formatDay(postedOn) },
    { kind: "status", label: "Apply by", value: closesOn ? formatDay(closesOn) : "Open until filled" },
  ];
  return (
    <>
      <Hero
        eyebrow="Open job"
        heading={title}
        lead={summary}
        image={null}
        anchor="top"
        breadcrumbs={<Breadcrumbs trail={[PARENT]} here={title} />}
        actions={form ? [{ label: "Apply", href: "#apply", kind: "primary" }] : []}
      />
      <BlockSection anchor="facts" heading="At a glance" ground="paper">
        <Facts facts={facts} />
      </BlockSection>
      <BlockSection anchor="what-you-do" heading="What you do" ground="paper">
        <RichText html={job.description} />
      </BlockSection>
      <BlockSection anchor="what-you-need" heading="What you need" ground="paper">
        <RichText html={job.requirements} />
      </BlockSection>
      {form ? (
        <BlockSection anchor="apply" heading="Apply" ground="sand">
          {form.intro && <RichText html={form.intro} />}
          <FormInPage form={form} initially={{ job: title }} />
        </BlockSection>
      ) : (
        <Section ground="sand">
          <p>
            To apply, <Link href="/contact-us">call or write to us</Link> and name this job.
          </p>
        </Section>
      )}
    </>
  );
}
