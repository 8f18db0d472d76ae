import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { Screen } from "~/admin/screen/screen";
import type { IncidentResponse } from "../api/admin-incident-api";
import { EarlierIncidents } from "./earlier-incidents";
import { IncidentForm } from "./incident-form";
import { IncidentState } from "./incident-state";

/** The switch for an emergency: the notice on every page, its end, and the text-only home page. */
export default function IncidentScreen() {
  const incident = useQuery({
    queryKey: ["incident"],
    queryFn: () => api.get("/api/admin/incident"),
    refetchInterval: 15_000,
  });
  const [again, setAgain] = useState<IncidentResponse | null>(null);
  return (
    <Screen
      title="Incident mode"
      lead="For an emergency: shows a red banner on every page within a second, until you end it or its end time."
    >
      <Answered query={incident} lines={8}>
        {({ incident: current, past }) => (
          <>
            <IncidentState incident={current} />
            <IncidentForm key={again?.id ?? current?.id ?? "new"} current={current} again={again} />
            <EarlierIncidents past={past} onUse={setAgain} />
          </>
        )}
      </Answered>
    </Screen>
  );
}
