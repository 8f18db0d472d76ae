import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import styles from "~/admin/screen/search.module.css";

const RULES = [
  ["first", "Promoted pages", "For these words, one page comes first."],
  ["same", "Words that mean the same", "“shot”, “vaccine”, “jab”: a search for one finds them all."],
  ["emergency", "911 first", "Emergency words, in addition to the built-in ones."],
  ["crisis", "988 first", "Crisis words, in addition to the built-in ones."],
  ["poison", "Poison control first", "Poisoning words, in addition to the built-in ones."],
] as const;

/** The search rules. Each is a record with its own history, and can be scheduled. */
export function RulesPanel() {
  return (
    <Panel
      title="Rules"
      lead="Special rules for certain words."
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
