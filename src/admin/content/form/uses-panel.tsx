import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import { contentApi } from "../api/content-api";
import styles from "./editor.module.css";

/** The records that refer to this one. */
export function UsesPanel({
  type,
  id,
  types,
  isAlwaysShown = false,
}: {
  type: TypeDescription;
  id: string;
  types: TypeDescription[];
  /** Whether to show it even if nothing refers to the record. */
  isAlwaysShown?: boolean;
}) {
  const { data } = useQuery({
    queryKey: ["content", type.apiName, "uses", id],
    queryFn: () => contentApi(type.apiName).uses(id),
  });
  if (!data) return null;
  const { uses, hidden } = data;
  const count = uses.length + hidden;
  if (count === 0 && !isAlwaysShown) return null;
  const shown = uses.slice(0, 12);
  const labelOf = (name: string) => types.find((one) => one.name === name)?.label.one ?? name;
  return (
    <section className={styles.panel} aria-labelledby="uses-heading">
      <h2 id="uses-heading">{headingOf(count)}</h2>
      {count === 0 && <p className={styles.quiet}>Nothing on the site uses it.</p>}
      <ul className={styles.uses}>
        {shown.map((use) => (
          <li key={`${use.type} ${use.id}`}>
            <Link to={`/admin/${use.apiName}/${use.id}`}>{use.title || "Untitled"}</Link>
            <span className={styles.quiet}>
              {labelOf(use.type)}
              {!use.live && ", not published"}
            </span>
          </li>
        ))}
      </ul>
      {uses.length > shown.length && <p className={styles.quiet}>and {uses.length - shown.length} more</p>}
      {hidden > 0 && (
        <p className={styles.quiet}>
          {hidden === 1 ? "A record you cannot open" : `${hidden} records you cannot open`}
        </p>
      )}
    </section>
  );
}

function headingOf(count: number): string {
  if (count === 0) return "Not used anywhere";
  return `Used in ${count === 1 ? "one place" : `${count} places`}`;
}
