import { useQuery } from "@tanstack/react-query";
import { Answered } from "~/admin/screen/answered";
import { UNREADABLE } from "~/admin/screen/unreadable-note";
import { WorkPanel } from "~/admin/screen/work-panel";
import type { ApplicationList } from "../../api/admin/schemas";
import { isDecided } from "../../applications/application-state";
import { applicationsApi } from "./applications-api";
import { WaitingTime } from "./waiting-time";

const MAX_APPLICATIONS = 5;

/** The dashboard panel of undecided applications with their age. Overdue ones first, then the longest waiting. */
export default function OpenApplications() {
  const list = useQuery({
    queryKey: ["applications", "open"],
    queryFn: ({ signal }) => applicationsApi.search({ q: "", page: 1, pageSize: MAX_APPLICATIONS }, signal),
  });
  return (
    <Answered query={list} lines={3}>
      {({ items, counts }) => (
        <WorkPanel
          title="Applications"
          empty="No application waits. What patients send by a patient form appears here."
          total={countOpen(counts)}
          rows={items
            .filter(({ waitingDays }) => waitingDays !== null)
            .map((item) => ({
              key: item.id,
              href: `/admin/patient-applications/${item.id}`,
              title: item.name || (item.unreadable ? UNREADABLE : "No name"),
              details: [
                `${item.formName}, ${item.assignedTo ? `assigned to ${item.assignedTo.name}` : "not assigned"}`,
                <WaitingTime key="waiting" item={item} />,
              ],
            }))}
          more={{ href: "/admin/patient-applications", label: "All applications" }}
        />
      )}
    </Answered>
  );
}

function countOpen(counts: ApplicationList["counts"]): number {
  return Object.entries(counts).reduce((sum, [state, count]) => (isDecided(state) ? sum : sum + count), 0);
}
