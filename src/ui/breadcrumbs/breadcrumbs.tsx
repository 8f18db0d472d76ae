import { Icon } from "../icon/icon";
import { Link } from "../link/link";
import { NameWithLetters } from "../name-with-letters";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbsProps {
  trail: Crumb[];
  here: string;
  /** The language of the page, as a BCP 47 code; English if left out. */
  language?: string;
}

const ENGLISH = { language: "en", label: "Breadcrumbs", home: "Home" };
/** A page in a language without an entry here shows the English words, marked as English. */
const WORDS: Record<string, typeof ENGLISH> = {
  es: { language: "es", label: "Ruta de navegación", home: "Inicio" },
};

export function breadcrumbWords(language: string): typeof ENGLISH {
  return WORDS[language] ?? ENGLISH;
}

/** The path from the home page to here. `trail` ends before the page itself, which `here` names. */
export function Breadcrumbs({ trail, here, language = ENGLISH.language }: BreadcrumbsProps) {
  const words = breadcrumbWords(language);
  return (
    <nav aria-label={words.label} lang={words.language} className={styles.nav}>
      <ol className={styles.list}>
        {[{ label: words.home, href: "/" }, ...trail].map((crumb, at) => (
          <li key={crumb.href} className={styles.crumb}>
            {at > 0 && <Mark />}
            <Link href={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page" lang={language}>
          <Mark />
          <NameWithLetters name={here} />
        </li>
      </ol>
    </nav>
  );
}

/** Stands before each part of the path, so that no line ends with the mark. */
function Mark() {
  return <Icon name="chevron-right" className={styles.mark} />;
}
