import { CalendarPlus, History, Users } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { useHospitalZone } from "../hospital-zone";
import { fullMoment, moment } from "../words";
import styles from "./editor.module.css";

/** The last change, the date of publication, and a link to the history. */
export function RecordPanel({ type, item }: { type: TypeDescription; item: Item }) {
  const zone = useHospitalZone();
  const { publishAt, unpublishAt } = item.schedule ?? {};
  const rows: [string, string, string?][] = [
    ["Changed", item.updatedAt, item.updatedByName],
    ["Created", item.createdAt],
  ];
  if (item.publishedAt && item.publishedRevision !== null) rows.push(["On the site since", item.publishedAt]);
  if (publishAt) rows.push(["Goes live", publishAt]);
  if (unpublishAt) rows.push(["Comes off the site", unpublishAt]);
  return (
    <section className={styles.panel} aria-labelledby="record-heading">
      <h2 id="record-heading">{type.singleton ? "Changes" : `This ${type.label.one.toLowerCase()}`}</h2>
      <dl className={styles.facts}>
        {rows.map(([label, at, by]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd title={fullMoment(at, zone)}>
              {moment(at, zone)}
              {by && `, ${by}`}
            </dd>
          </div>
        ))}
      </dl>
      {type.name === "class" && (
        <>
          <Link to={`/admin/classes/${item.id}/roster`} className={styles.panelLink}>
            <Users size={18} aria-hidden /> Roster
          </Link>
          <Link to={`/admin/classes/${item.id}/series`} className={styles.panelLink}>
            <CalendarPlus size={18} aria-hidden /> More dates
          </Link>
        </>
      )}
      <Link to={`/admin/${type.apiName}/${item.id}/history`} className={styles.panelLink}>
        <History size={18} aria-hidden /> History
      </Link>
    </section>
  );
}
