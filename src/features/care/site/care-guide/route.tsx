import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { ButtonLink } from "~/ui/button/button";
import { Link } from "~/ui/link/link";
import { NameWithLetters } from "~/ui/name-with-letters";
import { Phone } from "~/ui/phone/phone";
import { Section } from "~/ui/section/section";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { CARE_GUIDE_PATH } from "../../care-guide/path";
import { type CareGuideView, publicCareGuide } from "../../care-guide/public-care-guide";
import type { Route } from "./+types/route";
import styles from "./care-guide.module.css";

export const handle: PageHandle = { page: { searchParams: [] } };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, heading, lead } = loaderData;
  const trail = [
    { label: "Home", href: "/" },
    { label: heading, href: CARE_GUIDE_PATH },
  ];
  return pageMeta(root, {
    title: heading,
    description: lead || "When to call 911, and where to go with anything else.",
    path: CARE_GUIDE_PATH,
    record: `care-guide/${id}`,
    structuredData: root ? [breadcrumbList(root.origin, trail)] : [],
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, page } = context.get(requestContext);
  const guide = await publicCareGuide(db, { now: now(), validUntil: page.validUntil });
  if (!guide) throw new AppError("NOT_FOUND", "There is no page at this address.");
  return guide;
}

export default function CareGuide({ loaderData: guide }: Route.ComponentProps) {
  const { heading, lead, ways, reviewer, reviewedOn, isOld } = guide;
  return (
    <>
      <Section ground="mist" room="small">
        <Breadcrumbs trail={[]} here={heading} />
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </Section>
      <Section className={styles.guide}>
        <Alert tone="urgent" title="In an emergency, call 911">
          <p>Do not drive yourself, and do not wait for an answer here.</p>
          <p>
            <ButtonLink href="tel:911">Call 911</ButtonLink>
          </p>
        </Alert>
        <ol className={styles.ways}>
          {ways.map((way) => (
            <li key={`${way.kind} ${way.name}`} className={styles.way}>
              <CareOption way={way} />
            </li>
          ))}
        </ol>
        <p className={styles.reviewed}>
          Reviewed by <NameWithLetters name={reviewer} /> on {reviewedOn}.
          {isOld && " That is more than a year ago. If you are not sure, call the nurse line or 911."}
        </p>
      </Section>
    </>
  );
}

function CareOption({ way }: { way: CareGuideView["ways"][number] }) {
  const { kindLabel, name, signs, note, hours, phone, href } = way;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {name !== kindLabel && <p className={styles.quiet}>{kindLabel}</p>}
        {hours && <p className={styles.quiet}>{hours}</p>}
      </div>
      <div className={styles.words}>
        <ul className={styles.signs}>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        {note && <p>{note}</p>}
      </div>
      <div className={styles.reach}>
        {phone && (
          <p className={styles.phone}>
            <Phone number={phone} label={name} />
          </p>
        )}
        {href && (
          <p>
            <Link href={href}>
              More information<VisuallyHidden>: {name}</VisuallyHidden>
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
