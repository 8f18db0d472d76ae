import { useLocation } from "react-router";
import { withoutTokens } from "~/platform/isomorphic/without-tokens";
import type { ShellSettings } from "~/site/root-data";
import { classNames } from "~/ui/class-names";
import { Phone } from "~/ui/phone/phone";
import { PageQuestion } from "./feedback/page-question";
import styles from "./page-feedback.module.css";

/**
 * Shown below every page: how to contact a person about something wrong or missing. The email contains the page's
 * address.
 */
export function PageFeedback({ settings }: { settings: ShellSettings }) {
  const { pathname } = useLocation();
  const { email, mainPhone } = settings;
  return (
    <aside aria-label="About this page" className={styles.strip}>
      {pathname !== "/feedback" && <PageQuestion key={pathname} path={pathname} className={styles.inner} />}
      {(email || mainPhone) && (
        <p className={classNames(styles.inner, styles.tell)}>
          <strong>Is something here wrong, or missing?</strong> <span>Please tell us:</span>{" "}
          <span>
            {email && (
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(`About the page ${withoutTokens(pathname)}`)}`}
                className={styles.link}
              >
                {email}
              </a>
            )}
            {email && mainPhone && " or"}
          </span>{" "}
          <span>{mainPhone && <Phone number={mainPhone} className={styles.link} />}</span>
        </p>
      )}
    </aside>
  );
}
