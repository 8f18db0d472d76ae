import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import type { TodaysClass } from "../api/admin/todays-classes-api";
import styles from "./todays-classes.module.css";

/** The dashboard's panel of today's classes, each with its seats and a link to its roster. */
export default function TodaysClasses() {
  const classes = useQuery({
    queryKey: ["registrations", "today"],
    queryFn: () => api.get("/api/admin/todays-classes"),
    refetchInterval: 60_000,
  });
  return (
    <Answered query={classes} lines={3}>
      {({ items }) =>
        items.length === 0 ? (
          <Panel title="Classes today" lead="No class takes place today, or all of them are over." />
        ) : (
          <Panel title={`Classes today (${items.length})`}>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <Link to={hrefOf(item)} className={styles.title}>
                    {item.title}
                  </Link>
                  <span className={styles.detail}>{[item.when, item.place].filter(Boolean).join(", ")}</span>
                  <span className={styles.detail}>{seatsIn(item)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        )
      }
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
