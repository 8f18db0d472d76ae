import { History } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { screensOf } from "../../admin-features";
import { useHospitalZone } from "../hospital-zone";
import { fullMoment, moment } from "../words";
import styles from "./editor.module.css";

/** The last change, the date of publication, and links to the other screens of the record and its history. */
export function RecordPanel({ type, item }: { type: TypeDescription; item: Item }) {
  const zone = useHospitalZone();
  const { links = [] } = screensOf(type.name);
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
      {links.map(({ label, Icon, href }) => (
        <Link key={label} to={href(item.id)} className={styles.panelLink}>
          <Icon size={18} aria-hidden /> {label}
        </Link>
      ))}
      <Link to={`/admin/${type.apiName}/${item.id}/history`} className={styles.panelLink}>
        <History size={18} aria-hidden /> History
      </Link>
    </section>
  );
}
