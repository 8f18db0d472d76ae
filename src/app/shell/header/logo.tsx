import type { ShellSettings } from "~/site/root-data";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import styles from "./logo.module.css";

/** The hospital's name on two lines: the short name, and the rest of the full name below. */
export function nameLines(hospitalName: string, shortName: string): [string, string] {
  const rest = hospitalName.startsWith(shortName) ? hospitalName.slice(shortName.length).trim() : "";
  return rest ? [shortName, rest] : [hospitalName, ""];
}

/** The hospital's logo and name; links to the home page. */
export function Logo({ settings, className }: { settings: ShellSettings; className?: string }) {
  const [first, second] = nameLines(settings.hospitalName, settings.shortName);
  return (
    <Link href="/" className={classNames(styles.logo, className)}>
      {settings.logo && (
        <Picture image={{ ...settings.logo, alt: "" }} ground="none" priority className={styles.mark} />
      )}
      <span className={styles.name}>
        <span className={styles.first}>{first}</span>
        {second && <span className={styles.second}> {second}</span>}
      </span>
    </Link>
  );
}
