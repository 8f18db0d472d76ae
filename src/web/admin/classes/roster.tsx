import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Answered } from "../screen/answered";
import { rosterApi } from "./roster/roster-api";
import { RosterScreen } from "./roster/roster-screen";

/** Who comes to a class. What was read stays in sight while the connection is gone. */
export default function RosterRoute() {
  const { id = "" } = useParams();
  const roster = useQuery({
    queryKey: ["roster", id],
    queryFn: ({ signal }) => rosterApi.read(id, signal),
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  });
  return (
    <Answered query={roster} lines={10}>
      {(answer) => <RosterScreen key={id} roster={answer} />}
    </Answered>
  );
}
