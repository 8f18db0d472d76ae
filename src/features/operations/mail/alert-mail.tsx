import type { ReactElement } from "react";
import { HospitalMail, MailText } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";

/** What an email says about one check. */
export interface AlertNews {
  kind: "new" | "lasting" | "over";
  id: string;
  title: string;
  /** The affected machine; empty for the whole site. */
  node: string;
  found: string;
  advice: string;
}

/**
 * An email about new, continuing, and resolved problems. It has no link, because messages with links wait for
 * `SITE_URL`, and a missing `SITE_URL` may be the problem.
 */
export async function alertMail(
  db: Database,
  news: readonly AlertNews[],
): Promise<{ subject: string; body: ReactElement }> {
  const of = (kind: AlertNews["kind"]) => news.filter((one) => one.kind === kind);
  const wrong = [...of("new"), ...of("lasting")];
  const subject =
    wrong.length === 0
      ? `The website is back to normal: ${titles(news)}`
      : `The website needs attention: ${titles(wrong)}`;
  const body = (
    <HospitalMail
      hospital={await mailIdentity(db)}
      heading={wrong.length === 0 ? "The website is back to normal" : "The website needs attention"}
    >
      <Part heading="New" news={of("new")} />
      <Part heading="Not fixed yet" news={of("lasting")} />
      <Part heading="Fixed" news={of("over")} />
      <MailText>
        Settings, Health in the admin area shows every check, and so does “npm run doctor” on the server. You
        get this message once a day until every problem is fixed.
      </MailText>
    </HospitalMail>
  );
  return { subject, body };
}

function titles(news: readonly AlertNews[]): string {
  return [...new Set(news.map(({ title }) => title))].join(", ");
}

function Part({ heading, news }: { heading: string; news: readonly AlertNews[] }) {
  return news.map(({ id, title, node, found, advice }) => (
    <MailText key={`${id} ${node}`}>
      <strong>
        {heading}: {title}
        {node && ` (${node})`}
      </strong>
      <br />
      {found}
      {advice && <br />}
      {advice}
    </MailText>
  ));
}
