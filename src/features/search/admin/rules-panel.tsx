import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import styles from "~/admin/screen/search.module.css";

const RULES = [
  ["first", "Promoted pages", "For these words, one page stands above all others."],
  ["same", "Words that mean the same", "“shot”, “vaccine”, “jab”: who types one finds them all."],
  ["emergency", "911 first", "Words of danger, beside those that are built in."],
  ["crisis", "988 first", "Words of despair, beside those that are built in."],
  ["poison", "Poison control first", "Words of poisoning, beside those that are built in."],
] as const;

/** The search rules; each is a record with its own history, and can be scheduled. */
export function RulesPanel() {
  return (
    <Panel
      title="Rules"
      lead="What words do beyond finding a page."
      actions={
        <Link to="/admin/searchrules/new" className={styles.strong}>
          Add a rule
        </Link>
      }
    >
      <ul className={styles.rules}>
        {RULES.map(([kind, label, about]) => (
          <li key={kind}>
            <Link to={`/admin/searchrules?kind=${kind}`} className={styles.strong}>
              {label}
            </Link>
            <span className={styles.excerpt}>{about}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
