import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "~/admin/requests/api-error";
import { Answered } from "~/admin/screen/answered";
import { Screen } from "~/admin/screen/screen";
import { keepRosterScreen, readRoster } from "./roster/kept-roster";
import { RosterScreen } from "./roster/roster-screen";

/**
 * The roster of a class. It shows the last loaded data while the connection is down, even if the page is reloaded in
 * the same tab.
 */
export default function RosterRoute() {
  const { id = "" } = useParams();
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const roster = useQuery({
    queryKey: ["roster", id],
    async queryFn({ signal }) {
      const { roster: answer, keptAt: at } = await readRoster(id, signal);
      setKeptAt(at);
      return answer;
    },
    // Without a connection, the query reads the roster that this tab stored.
    networkMode: "always",
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  });
  const isShown = roster.data !== undefined;
  useEffect(() => {
    if (isShown) void keepRosterScreen();
  }, [isShown]);
  if (roster.error instanceof ApiError && roster.error.code === "NOT_FOUND")
    return <NoRoster id={id} why={roster.error.message} />;
  return (
    <Answered query={roster} lines={10}>
      {(answer) => <RosterScreen key={id} roster={answer} keptAt={keptAt} />}
    </Answered>
  );
}

/** A draft has no roster yet, so retrying would not help. */
function NoRoster({ id, why }: { id: string; why: string }) {
  return (
    <Screen title="Roster" back={{ href: `/admin/classes/${id}`, label: "The class" }} width="narrow">
      <Alert color="teal" title={why}>
        The roster opens when the class is published.
      </Alert>
    </Screen>
  );
}
