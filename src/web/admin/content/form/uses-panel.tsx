import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import { contentApi } from "../api/content-api";
import styles from "./editor.module.css";

/** The records that refer to this one: who notices when it changes. */
export function UsesPanel({
  type,
  id,
  types,
  isAlwaysShown = false,
}: {
  type: TypeDescription;
  id: string;
  types: TypeDescription[];
  /** Also says that nothing refers to it, where that is worth knowing. */
  isAlwaysShown?: boolean;
}) {
  const { data: uses } = useQuery({
    queryKey: ["content", type.apiName, "uses", id],
    queryFn: () => contentApi(type.apiName).uses(id),
  });
  if (!uses || (uses.length === 0 && !isAlwaysShown)) return null;
  const labelOf = (name: string) => types.find((one) => one.name === name)?.label.one ?? name;
  return (
    <section className={styles.panel} aria-labelledby="uses-heading">
      <h2 id="uses-heading">{headingOf(uses.length)}</h2>
      {uses.length === 0 && <p className={styles.quiet}>It can go to the trash without a gap anywhere.</p>}
      <ul className={styles.uses}>
        {uses.slice(0, 12).map((use) => (
          <li key={`${use.type} ${use.id}`}>
            <Link to={`/admin/${use.apiName}/${use.id}`}>{use.title || "Untitled"}</Link>
            <span className={styles.quiet}>
              {labelOf(use.type)}
              {!use.live && ", not published"}
            </span>
          </li>
        ))}
      </ul>
      {uses.length > 12 && <p className={styles.quiet}>and {uses.length - 12} more</p>}
    </section>
  );
}

function headingOf(count: number): string {
  if (count === 0) return "Not used anywhere";
  return `Used in ${count === 1 ? "one place" : `${count} places`}`;
}
