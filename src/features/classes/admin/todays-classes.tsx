import { useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { WorkPanel } from "~/admin/screen/work-panel";
import type { TodaysClass } from "../api/admin/todays-classes-schemas";

/** The dashboard panel of today's classes. Each has its seats and a link to its roster. */
export default function TodaysClasses() {
  const classes = useQuery({
    queryKey: ["registrations", "today"],
    queryFn: () => api.get("/api/admin/todays-classes"),
    refetchInterval: 60_000,
  });
  return (
    <Answered query={classes} lines={3}>
      {({ items }) => (
        <WorkPanel
          title="Classes today"
          empty="No class takes place today, or all of them are over."
          rows={items.map((item) => ({
            key: item.id,
            href: hrefOf(item),
            title: item.title,
            details: [[item.when, item.place].filter(Boolean).join(", "), seatsIn(item)],
          }))}
        />
      )}
    </Answered>
  );
}

function hrefOf({ id, hasRegistration }: TodaysClass): string {
  return hasRegistration ? `/admin/classes/${id}/roster` : `/admin/classes/${id}`;
}

function seatsIn({ hasRegistration, taken, waiting, seatsLeft }: TodaysClass): string {
  if (!hasRegistration) return "Without registration";
  const free = seatsLeft === null ? "no limit of seats" : seatsLeft === 0 ? "full" : `${seatsLeft} free`;
  const words = [`${taken} ${taken === 1 ? "seat" : "seats"} taken`, free];
  return (waiting > 0 ? [...words, `${waiting} on the waitlist`] : words).join(", ");
}
