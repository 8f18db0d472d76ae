import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PageRecordResponse } from "~/server/admin-api/content/page-record";
import { START_SCREEN } from "~/server/isomorphic/start-screen";
import { fetchRecord, recordOfPage } from "./page-record";
import styles from "./staff-toolbar.module.css";

const STATUS = {
  draft: "Draft",
  live: "Live",
  changed: "Live, with changes not published yet",
  trashed: "In the trash",
} as const;

/** For staff on public pages: the page's record, its status, and actions. */
export function StaffToolbar() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{
    record: string;
    stands: NonNullable<PageRecordResponse["record"]>;
  }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page, with another record in its head
  useEffect(() => {
    setShown(undefined);
    const record = recordOfPage();
    if (!record) return;
    const leaving = new AbortController();
    void fetchRecord(record, leaving.signal).then((stands) => {
      if (stands && !leaving.signal.aborted) setShown({ record, stands });
    });
    return () => leaving.abort();
  }, [pathname]);

  return (
    <aside className={styles.toolbar} aria-label="Staff">
      <a href={START_SCREEN} className={styles.link}>
        Staff area
      </a>
      {shown && (
        <>
          <span className={styles.status} data-status={shown.stands.status}>
            {STATUS[shown.stands.status]}
            {shown.stands.isScheduled && ", scheduled"}
          </span>
          <a href={`/admin/${shown.record}/history`} className={styles.link}>
            History
          </a>
          <a href={`/admin/${shown.record}`} className={styles.edit}>
            Edit this page
          </a>
        </>
      )}
    </aside>
  );
}
