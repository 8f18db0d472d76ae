import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import styles from "./incident-banner.module.css";

export interface IncidentBannerProps {
  incident: { title: string; text: string; url: string; linkLabel: string } | null;
}

/** What the hospital has to tell everybody now, above the content of every page. */
export function IncidentBanner({ incident }: IncidentBannerProps) {
  if (!incident) return null;
  const { title, text, url, linkLabel } = incident;
  return (
    <section className={styles.banner} aria-label="Emergency notice">
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
