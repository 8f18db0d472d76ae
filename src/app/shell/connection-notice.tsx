import type { PageSource } from "~/site/offline/messages";
import { Icon } from "~/ui/icon/icon";
import styles from "./connection-notice.module.css";
import { useMeasuredBar } from "./use-measured-bar";

const WHEN = { month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/**
 * Says when the page was stored, because its facts are from that time. The notice stays visible beside the
 * other bars, unless together they would take more than a fifth of the height.
 */
export default function ConnectionNotice({
  offline,
  keptAt,
  incident,
}: Omit<PageSource, "isCurrent"> & { offline: boolean }) {
  const bar = useMeasuredBar<HTMLDivElement>("--connection-takes");
  const when = keptAt && new Date(keptAt).toLocaleString("en-US", WHEN);
  return (
    <div role="status" ref={bar} className={styles.bar}>
      <Icon name="info" className={styles.icon} />
      <p className={styles.text}>
        <strong>{offline ? "You are offline." : "You are connected again."}</strong>{" "}
        {when && `This page is as it was on ${when}; hours and notices may have changed. `}
        {offline ? <Essentials /> : <ShowAsItIs />}
      </p>
      {incident && (
        <p className={styles.incident}>
          <strong>{incident.title}.</strong> {incident.text}
        </p>
      )}
    </div>
  );
}

function Essentials() {
  return (
    location.pathname !== "/essentials" && (
      <a href="/essentials" className={styles.link}>
        Phones, hours and directions
      </a>
    )
  );
}

/** A link that reloads the page. The visitor decides when, because they may have typed something. */
function ShowAsItIs() {
  return (
    <a href={location.pathname} className={styles.link}>
      Show it as it is now
    </a>
  );
}
