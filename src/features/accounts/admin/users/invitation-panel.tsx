import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import type { UserItem } from "../../api/schemas";
import { InvitationLink } from "./invitation-link";
import styles from "./users.module.css";

/** Sends the invitation again to a person who has not accepted it, or shows its link to pass on. */
export function InvitationPanel({ user: { id, name } }: { user: UserItem }) {
  const again = useMutation({
    mutationFn: () => api.post("/api/admin/users/{id}/invitation", { params: { id } }),
    onSuccess({ link }) {
      if (!link) notifyDone("We sent a new invitation.");
    },
    onError: notifyFailed,
  });
  const link = again.data?.link;
  return (
    <Panel title="Invitation" lead={`${name} has not chosen a password yet.`}>
      {link && <InvitationLink key={link.path} link={link} name={name} />}
      <div className={styles.step}>
        <span>Use this if the invitation was lost or has expired. The earlier link stops working.</span>
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
          Send the invitation again
        </Button>
      </div>
    </Panel>
  );
}
