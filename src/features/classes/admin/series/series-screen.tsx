import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { fullMoment } from "~/admin/content/words";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import type { AnswerOf } from "~/site/browser/request/client";
import { RepeatForm } from "./repeat-form";
import styles from "./series.module.css";

type SeriesDate = AnswerOf<"get", "/api/admin/classes/{id}/series">["items"][number];

const STATUS = { draft: "draft", live: "", changed: "live, with changes", trashed: "in the trash" };

/** The dates of a series, with forms that add dates and copy this class's content to the later ones. */
export function SeriesScreen({ id, dates }: { id: string; dates: readonly SeriesDate[] }) {
  const zone = useHospitalZone();
  const current = dates.find((date) => date.id === id);
  const later = dates.filter(({ startsAt }) => current?.startsAt && startsAt && startsAt > current.startsAt);
  const starts = dates.flatMap(({ startsAt, status }) =>
    startsAt && status !== "trashed" ? [startsAt] : [],
  );
  const rest = useMutation({
    mutationFn: () => api.put("/api/admin/classes/{id}/series/rest", { params: { id } }),
    onSuccess({ changed }) {
      notifyDone(changed === 1 ? "One later date was changed." : `${changed} later dates were changed.`);
      return queryClient.invalidateQueries({ queryKey: ["series", id] });
    },
    onError: notifyFailed,
  });
  return (
    <Screen
      title={current?.title || "Untitled"}
      lead="The same class on several dates. Each date has its own roster."
      back={{ href: `/admin/classes/${id}`, label: "The class" }}
      width="narrow"
    >
      <Panel title={dates.length === 1 ? "Date" : `Dates (${dates.length})`}>
        <ul className={styles.dates}>
          {dates.map((date) => (
            <li key={date.id} aria-current={date.id === id ? "true" : undefined}>
              <Link to={`/admin/classes/${date.id}`}>
                {date.startsAt ? fullMoment(date.startsAt, zone) : "No date yet"}
              </Link>
              <span className={styles.quiet}>
                {[date.id === id && "this one", STATUS[date.status]].filter(Boolean).join(", ")}
              </span>
              <Link to={`/admin/classes/${date.id}/roster`} className={styles.roster}>
                Roster
                {date.startsAt && (
                  <span className="visually-hidden"> of {fullMoment(date.startsAt, zone)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      {later.length > 0 && (
        <Panel
          title="Update later dates"
          lead={`Changes to one class do not affect the others. With this button, ${later.length === 1 ? "the later date takes" : `the ${later.length} later dates take`} over everything from this one except the day: text, picture, hours, seats, and price. Published dates stay published, and we notify registered people if the hours change.`}
        >
          <Button variant="default" loading={rest.isPending} onClick={() => rest.mutate()}>
            Update {later.length === 1 ? "the later date" : "the later dates"}
          </Button>
        </Panel>
      )}
      {current?.startsAt && <RepeatForm id={id} startsAt={current.startsAt} starts={starts} />}
    </Screen>
  );
}
