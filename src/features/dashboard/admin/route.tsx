import { useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { When } from "~/admin/screen/when";
import { useUser } from "~/admin/session/use-session";
import { ActivityLine } from "~/features/operations/shared/admin/activity/activity-line";
import { useClientStore } from "~/site/browser/store/client-store";
import type { Dashboard as DashboardAnswer } from "../api/schemas";
import styles from "./dashboard.module.css";
import { undismissed } from "./dismissals";
import { greeting } from "./greeting";
import { NoticeBox } from "./notice-box";
import { noticesFor } from "./notices";
import { QuickSteps } from "./quick-steps";
import { ScheduledLists } from "./scheduled-lists";
import { useKindOf } from "./use-kind-of";
import { type Work, WorkList } from "./work-list";

/** The dashboard: what needs the person's attention, their drafts, and recent activity. */
export default function Dashboard() {
  const { name } = useUser();
  const dashboard = useQuery({
    queryKey: ["dashboard"],
    queryFn: () => api.get("/api/admin/dashboard"),
    refetchInterval: 60_000,
  });
  return (
    <Screen title={greeting(name, new Date())}>
      <QuickSteps />
      <Answered query={dashboard} lines={9}>
        {(answer) => <Overview answer={answer} />}
      </Answered>
    </Screen>
  );
}

function Overview({ answer }: { answer: DashboardAnswer }) {
  const user = useUser();
  const kindOf = useKindOf();
  const dismissed = useClientStore((state) => state.adminDashboard.dismissedItems);
  const shown = (works: Work[]) => undismissed(works, dismissed);

  const review = answer.review.map(({ id, apiName, title, requestedAt, updatedByName, type }) => ({
    key: `review:${id}:${requestedAt}`,
    title,
    href: `/admin/${apiName}/${id}`,
    detail: (
      <>
        {kindOf(type)}, by {updatedByName}, waiting since <When at={requestedAt} />
      </>
    ),
  }));
  const drafts = answer.drafts.map(({ id, apiName, title, updatedAt, status, type }) => ({
    key: `draft:${id}:${updatedAt}`,
    title,
    href: `/admin/${apiName}/${id}`,
    detail: (
      <>
        {kindOf(type)}, {status === "changed" ? "live with changes" : "draft"}, <When at={updatedAt} />
      </>
    ),
  }));
  const scheduled = answer.scheduled.map(({ id, apiName, title, publishAt, unpublishAt, type }) => ({
    key: `scheduled:${id}:${publishAt}:${unpublishAt}`,
    title,
    href: `/admin/${apiName}/${id}`,
    detail: (
      <>
        {kindOf(type)}
        {publishAt && (
          <>
            , goes live <When at={publishAt} />
          </>
        )}
        {unpublishAt && (
          <>
            , ends <When at={unpublishAt} />
          </>
        )}
      </>
    ),
  }));

  return (
    <>
      {undismissed(noticesFor(answer, user), dismissed).map((notice) => (
        <NoticeBox key={notice.key} notice={notice} />
      ))}
      <div className={styles.columns}>
        <div className={styles.column}>
          <WorkList
            title="Waiting for review"
            works={shown(review)}
            empty="Nothing is waiting for your review."
          />
          <WorkList title="My drafts" works={shown(drafts)} empty="You have no drafts." />
          <WorkList
            title="Scheduled"
            works={shown(scheduled)}
            empty="Nothing is scheduled."
            more={<ScheduledLists items={answer.scheduled} />}
          />
        </div>
        <div className={styles.column}>
          <Panel title="Recently">
            {answer.recentActivity.length === 0 ? (
              <p className={styles.empty}>Nothing has happened yet.</p>
            ) : (
              <ul className={styles.works}>
                {answer.recentActivity.map((event) => (
                  <li key={event.id} className={styles.event}>
                    <ActivityLine event={event} others={event.others} />
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <p className={styles.clock}>
            {answer.schedulerLastRan ? (
              <>
                The scheduler last ran <When at={answer.schedulerLastRan} />.
              </>
            ) : (
              "The scheduler has not run yet."
            )}
          </p>
        </div>
      </div>
    </>
  );
}
