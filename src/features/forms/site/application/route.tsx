import { dayAt } from "~/content/values/day-at";
import { formatInstant } from "~/content/values/format-instant";
import { domainServices } from "~/platform/domain-services";
import { requestContext } from "~/server/context";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Section } from "~/ui/section/section";
import { applicationByToken } from "../../applications/application-by-token";
import type { Route } from "./+types/route";
import styles from "./application.module.css";
import { Steps } from "./steps";
import { applicationStatusOf, deletionNote } from "./words";

export const handle: PageHandle = { page: { personal: true } };

/** Tokens cannot be guessed, but attempts must still be limited. */
const LIMIT = { name: "application-link", times: 120, seconds: 600 };

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your private page",
    description: "The status of what you sent us, and our messages to you.",
    path: "/application",
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LIMIT);
  const domain = domainServices(services, services.env);
  const { messages, sentAt, changedAt, deleteAfter, ...application } = await applicationByToken(
    domain,
    params.token,
  );
  const formatTime = (at: Date) => formatInstant(at, domain.timeZone);
  return {
    ...application,
    sentAt: formatTime(sentAt),
    changedAt: formatTime(changedAt),
    deletedBy: dayAt(deleteAfter, domain.timeZone).words,
    messages: messages.map(({ id, text, at }) => ({ id, text, at: formatTime(at) })),
  };
}

/** The private page of an application: its state and staff's messages, but no answers. */
export default function ApplicationRoute({ loaderData: application }: Route.ComponentProps) {
  const { tone, title, text } = applicationStatusOf(application.state, application.outcome);
  return (
    <Section room="small" className={styles.page}>
      <p className={styles.kind}>Your private page</p>
      <h1 className={styles.heading}>{application.formName}</h1>
      <Alert tone={tone} title={title}>
        <p>{text}</p>
      </Alert>
      <Steps state={application.state} />
      {application.messages.length > 0 && (
        <section aria-labelledby="messages" className={styles.messages}>
          <h2 id="messages">Messages from us</h2>
          <ol>
            {application.messages.toReversed().map(({ id, text: words, at }) => (
              <li key={id}>
                <p className={styles.when}>{at}</p>
                <p className={styles.words}>{words}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className={styles.dates}>
        Sent {application.sentAt}. Last changed {application.changedAt}.{" "}
        {deletionNote(application.outcome, application.deletedBy)}
      </p>
    </Section>
  );
}
