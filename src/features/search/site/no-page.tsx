import { useSiteSettings } from "~/features/settings/shared/site/use-site-settings";
import { ButtonLink } from "~/ui/button/button";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import styles from "./search.module.css";

/**
 * Shown if a word is spelled correctly and the site has no page about it. The hospital may still treat it, so the
 * notice suggests asking a nurse.
 */
export function NoPage({ words }: { words: readonly string[] }) {
  const nurseLine = useSiteSettings()?.nurseLine;
  return (
    <div className={styles.missing}>
      <h2>We have no page about {words.map((word) => `“${word}”`).join(" or ")}</h2>
      {nurseLine && (
        <>
          <p>We may still be able to help. A nurse answers at any hour and tells you where to go.</p>
          <p className={styles.nurse}>
            <ButtonLink href={phoneHref(nurseLine)} size="large">
              <span>
                Call the nurse line, <span className={styles.number}>{displayPhone(nurseLine)}</span>
              </span>
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
