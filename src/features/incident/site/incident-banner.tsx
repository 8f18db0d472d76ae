import { useEffect, useState } from "react";
import { useShellPart } from "~/site/use-shell-part";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import styles from "./incident-banner.module.css";

export interface IncidentBannerProps {
  incident: { title: string; text: string; url: string; linkLabel: string; until: string | null } | null;
}

/** The notice above the content of every page. */
export function IncidentBanner({ incident }: IncidentBannerProps) {
  const isOver = useIsOver(incident?.until ?? null);
  if (!incident || isOver) return null;
  const { title, text, url, linkLabel, until } = incident;
  return (
    <section
      className={styles.banner}
      aria-label="Emergency notice"
      data-incident-until={until ?? undefined}
      // On cached pages, the server hides a notice that has expired since.
      suppressHydrationWarning
    >
      <div className={styles.inner}>
        <Icon name="alert" className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {text && (
            <p>
              <TextWithPhones text={text} className={styles.number} />
            </p>
          )}
          {url && (
            <p>
              <Link href={url} className={styles.link}>
                {linkLabel || "Read more"}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Whether the notice has expired. Updates on an open page. */
function useIsOver(until: string | null): boolean {
  const [overUntil, setOverUntil] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const check = () => {
      if (Date.parse(until) <= Date.now()) setOverUntil(until);
    };
    check();
    const timer = setInterval(check, 30_000);
    return () => clearInterval(timer);
  }, [until]);
  return until !== null && overUntil === until;
}

/** The incident from the root loader. */
export function CurrentIncident() {
  return <IncidentBanner incident={useShellPart("incident") ?? null} />;
}
