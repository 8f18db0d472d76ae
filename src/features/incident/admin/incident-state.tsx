import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, Siren } from "lucide-react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { fullMoment } from "~/admin/content/words";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { When } from "~/admin/screen/when";
import type { IncidentResponse } from "../api/admin-incident-api";
import styles from "./incident.module.css";

/** Whether an incident is on, its start and end, and the button to end it. */
export function IncidentState({ incident }: { incident: IncidentResponse | null }) {
  const zone = useHospitalZone();
  const end = useMutation({
    mutationFn: () => api.del("/api/admin/incident"),
    onSuccess() {
      notifyDone("Incident mode is off. The site is back to normal.");
      return queryClient.invalidateQueries({ queryKey: ["incident"] });
    },
    onError: notifyFailed,
  });
  if (!incident)
    return (
      <div className={styles.state} role="status">
        <CircleCheck size={28} aria-hidden className={styles.calm} />
        <div className={styles.stateWords}>
          <strong>Incident mode is off</strong>
          <p>Nothing below is public until you turn it on.</p>
        </div>
      </div>
    );
  return (
    <div className={styles.state} data-on="" role="status">
      <Siren size={28} aria-hidden />
      <div className={styles.stateWords}>
        <strong>Incident mode is on: “{incident.title}”</strong>
        <p>
          Turned on by {incident.startedBy} <When at={incident.startedAt} />.{" "}
          {incident.endsAt
            ? `It ends automatically on ${fullMoment(incident.endsAt, zone)}.`
            : "It stays on until someone ends it."}
          {incident.textHome && " The home page is text only."}
        </p>
      </div>
      <Button color="dark" size="md" loading={end.isPending} onClick={() => end.mutate()}>
        End it now
      </Button>
    </div>
  );
}
