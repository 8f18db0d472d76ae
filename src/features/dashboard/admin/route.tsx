import { useQuery } from "@tanstack/react-query";
import { useTypes } from "~/admin/content/use-types";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { When } from "~/admin/screen/when";
import { useUser } from "~/admin/session/use-session";
import { ActivityLine } from "~/features/operations/shared/admin/activity/activity-line";
import { SetupPanel } from "~/features/settings/shared/admin/setup-panel";
import { useClientStore } from "~/site/browser/store/use-client-store";
import type { Dashboard as DashboardAnswer } from "../api/schemas";
import styles from "./dashboard.module.css";
import { undismissed } from "./dismissals";
import { FeaturePanels } from "./feature-panels";
import { NoticeBox } from "./notice-box";
import { noticesFor } from "./notices";
import { QuickSteps } from "./quick-steps";
import { ScheduledLists } from "./scheduled-lists";
import { WaitingPanel } from "./waiting-panel";
import { type Work, WorkList } from "./work-list";

/** The dashboard: pending work for the person's roles, their drafts, and recent activity. */
export default function Dashboard() {
  const { name } = useUser();
  const dashboard = useQuery({
    queryKey: ["dashboard"],
    queryFn: () => api.get("/api/admin/dashboard"),
    refetchInterval: 60_000,
  });
  return (
    <Screen title={greeting(name, new Date())}>
      <SetupPanel />
      <QuickSteps />
      <Answered query={dashboard} lines={9}>
        {(answer) => <Overview answer={answer} />}
      </Answered>
    </Screen>
  );
}

function Overview({ answer }: { answer: DashboardAnswer }) {
  const user = useUser();
  const editsContent = useTypes().some(({ can }) => can.draft);
  const dismissed = useClientStore((state) => state.adminDashboard.dismissedItems);
  return (
    <>
      {undismissed(noticesFor(answer, user), dismissed).map((notice) => (
        <NoticeBox key={notice.key} notice={notice} />
      ))}
      <div className={styles.columns}>
        <div className={styles.column}>
          <WaitingPanel />
          <FeaturePanels />
        </div>
        <div className={styles.column}>
          {editsContent && <WorkLists answer={answer} dismissed={dismissed} />}
          <RecentActivity events={answer.recentActivity} />
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

interface WorkListsProps {
  answer: DashboardAnswer;
  dismissed: Parameters<typeof undismissed>[1];
}

function WorkLists({ answer, dismissed }: WorkListsProps) {
  const kindOf = useKindOf();
  const shown = (works: Work[]) => undismissed(works, dismissed);
  return (
    <>
      <WorkList
        title="Waiting for review"
        works={shown(answer.review.map((item) => reviewWork(item, kindOf(item.type))))}
        empty="Nothing is waiting for you. Drafts that colleagues send for review appear here."
      />
      <WorkList
        title="My drafts"
        works={shown(answer.drafts.map((item) => draftWork(item, kindOf(item.type))))}
        empty="You have no drafts. Records that you change and have not published appear here."
      />
      <WorkList
        title="Scheduled"
        works={shown(answer.scheduled.map((item) => scheduledWork(item, kindOf(item.type))))}
        empty="Nothing is scheduled. To publish later, open a record and choose “Schedule”."
        more={<ScheduledLists items={answer.scheduled} />}
      />
    </>
  );
}

function reviewWork(item: DashboardAnswer["review"][number], kind: string): Work {
  return {
    key: `review:${item.id}:${item.requestedAt}`,
    title: item.title,
    href: `/admin/${item.apiName}/${item.id}`,
    detail: (
      <>
        {kind}, by {item.updatedByName}, waiting since <When at={item.requestedAt} />
      </>
    ),
  };
}

function draftWork(item: DashboardAnswer["drafts"][number], kind: string): Work {
  return {
    key: `draft:${item.id}:${item.updatedAt}`,
    title: item.title,
    href: `/admin/${item.apiName}/${item.id}`,
    detail: (
      <>
        {kind}, {item.status === "changed" ? "live with changes" : "draft"}, <When at={item.updatedAt} />
      </>
    ),
  };
}

function scheduledWork(item: DashboardAnswer["scheduled"][number], kind: string): Work {
  const { id, apiName, title, publishAt, unpublishAt } = item;
  return {
    key: `scheduled:${id}:${publishAt}:${unpublishAt}`,
    title,
    href: `/admin/${apiName}/${id}`,
    detail: (
      <>
        {kind}
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
  };
}

function RecentActivity({ events }: { events: DashboardAnswer["recentActivity"] }) {
  return (
    <Panel title="Recently">
      {events.length === 0 ? (
        <p className={styles.empty}>Nothing yet. What you and your colleagues change appears here.</p>
      ) : (
        <ul className={styles.works}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <ActivityLine event={event} others={event.others} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** "Good morning, Ada", by the browser's clock. */
function greeting(name: string, now: Date): string {
  const hour = now.getHours();
  const time = hour >= 4 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
  const [first] = name.trim().split(/\s+/);
  return first ? `Good ${time}, ${first}` : `Good ${time}`;
}

/** The label of a content type: "Provider" for `provider`. */
function useKindOf(): (typeName: string) => string {
  const types = useTypes();
  return (typeName) => types.find(({ name }) => name === typeName)?.label.one ?? typeName;
}
