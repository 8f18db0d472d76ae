import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiError } from "~/admin/requests/api-error";
import { Answered } from "~/admin/screen/answered";
import { Screen } from "~/admin/screen/screen";
import { rosterApi } from "./roster/roster-api";
import { RosterScreen } from "./roster/roster-screen";

/** The roster of a class. It keeps showing the last loaded data while the connection is down. */
export default function RosterRoute() {
  const { id = "" } = useParams();
  const roster = useQuery({
    queryKey: ["roster", id],
    queryFn: ({ signal }) => rosterApi.read(id, signal),
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  });
  if (roster.error instanceof ApiError && roster.error.code === "NOT_FOUND")
    return <NoRoster id={id} why={roster.error.message} />;
  return (
    <Answered query={roster} lines={10}>
      {(answer) => <RosterScreen key={id} roster={answer} />}
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
