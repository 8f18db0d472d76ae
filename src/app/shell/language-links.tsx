import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { Link } from "~/ui/link/link";
import styles from "./language-links.module.css";
import { usePageLanguage } from "./page-language";

/** The links to the same page in other languages, each in its own language. Nothing on a page without any. */
export function LanguageLinks() {
  const { language, versions } = usePageLanguage();
  const others = versions.filter((version) => version.language !== language);
  if (others.length === 0) return null;
  return (
    <nav
      aria-label="This page in other languages"
      lang={SITE_LANGUAGE}
      dir="ltr"
      data-screen=""
      className={styles.strip}
    >
      <ul className={styles.list}>
        {others.map((version) => (
          <li key={version.language}>
            <Link
              href={version.path}
              lang={version.language}
              hrefLang={version.language}
              className={styles.link}
            >
              {version.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same links for search engines: one for every version, and the English one as the default. */
export function AlternateLinks({ origin }: { origin: string }) {
  const { versions } = usePageLanguage();
  const original = versions.find(({ language }) => language === SITE_LANGUAGE);
  return (
    <>
      {versions.map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + path} />
      ))}
      {original && <link rel="alternate" hrefLang="x-default" href={origin + original.path} />}
    </>
  );
}
