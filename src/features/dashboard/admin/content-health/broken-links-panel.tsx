import { Progress } from "@mantine/core";
import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { ContentHealth } from "../../api/content-health-schemas";
import styles from "./content-health.module.css";

interface BrokenLinksPanelProps {
  links: ContentHealth["brokenLinks"];
  round: ContentHealth["round"];
  asksOutside: boolean;
}

/** Broken links, each with the records that contain it. */
export function BrokenLinksPanel({ links: { items, total }, round, asksOutside }: BrokenLinksPanelProps) {
  return (
    <Panel
      title={total === 0 ? "Broken links" : `Broken links (${total})`}
      lead={<LastRound round={round} asksOutside={asksOutside} />}
    >
      {round?.finishedAt === null && round.total > 0 && (
        <Progress
          value={(round.done / round.total) * 100}
          aria-label={`${round.done} of ${round.total} links to other sites checked`}
        />
      )}
      {total === 0 ? (
        <p className={styles.well}>{round ? "Every link works." : "Nothing was checked yet."}</p>
      ) : (
        <ul className={styles.list}>
          {items.map(({ href, reason, failingSince, in: holders }) => (
            <li key={href} className={styles.row}>
              <span className={styles.words}>
                <a href={href} className={styles.address}>
                  {href}
                </a>
                <span className={styles.detail}>
                  {reason}
                  {failingSince && (
                    <>
                      {" "}
                      First seen <When at={failingSince} />.
                    </>
                  )}
                </span>
                <span className={styles.detail}>
                  Fix it in{" "}
                  {holders.map((holder, at) => (
                    <span key={holder.id}>
                      {at > 0 && ", "}
                      <Link to={holder.href}>{holder.title}</Link> ({holder.label.toLowerCase()})
                    </span>
                  ))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > items.length && <p className={styles.detail}>And {total - items.length} more.</p>}
    </Panel>
  );
}

function LastRound({ round, asksOutside }: Pick<BrokenLinksPanelProps, "round" | "asksOutside">) {
  const outside = asksOutside
    ? ""
    : " Links to other sites are not checked, because your IT person turned this off.";
  if (!round) return <>Links are checked every night.{outside}</>;
  if (!round.finishedAt) return <>Links are being checked right now.{outside}</>;
  return (
    <>
      Checked <When at={round.finishedAt} />, and every night.{outside}
    </>
  );
}
