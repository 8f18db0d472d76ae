import { Badge, Button } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import { permissionLabels } from "~/platform/isomorphic/permissions";
import type { UserItem } from "../../api/schemas";
import { EntryList } from "../account/entry-list";
import styles from "./users.module.css";

interface Removal {
  kind: "passkeys" | "tokens";
  entryId: string;
  question: string;
  done: string;
}

/** A colleague's passkeys and personal tokens, which can be removed if somebody else may have them. */
export function UserAccess({ user: { id, name } }: { user: UserItem }) {
  const access = useQuery({
    queryKey: ["users", "access", id],
    queryFn: () => api.get("/api/admin/users/{id}/access", { params: { id } }),
  });
  const remove = useMutation({
    mutationFn: ({ kind, entryId }: Removal) =>
      api.del(`/api/admin/users/{id}/${kind}/{entryId}`, { params: { id, entryId } }),
    onSuccess(_, { done }) {
      notifyDone(done);
      return queryClient.invalidateQueries({ queryKey: ["users"] });
    },
    onError: notifyFailed,
  });
  const confirm = (title: string, removal: Removal) =>
    modals.openConfirmModal({
      title,
      children: removal.question,
      labels: { confirm: "Remove", cancel: "Keep" },
      confirmProps: { color: "clay" },
      onConfirm: () => remove.mutate(removal),
    });
  const removeButton = (title: string, removal: Removal) => (
    <Button
      variant="subtle"
      color="clay"
      aria-label={`Remove ${title}`}
      onClick={() => confirm(`Remove “${title}”?`, removal)}
    >
      Remove
    </Button>
  );

  return (
    <Panel
      title="Passkeys and tokens"
      lead={`With these, a person can sign in as ${name} without the password. Remove those that ${name} does not recognize. We notify them by email.`}
    >
      <Answered query={access} lines={3}>
        {({ passkeys, tokens }) => (
          <>
            <h3 className={styles.entries}>Passkeys</h3>
            <EntryList
              empty="None."
              entries={passkeys.map((passkey) => ({
                id: passkey.id,
                title: passkey.name,
                detail: (
                  <>
                    Added <When at={passkey.createdAt} />, <LastUsed at={passkey.lastUsedAt} />
                  </>
                ),
                action: removeButton(passkey.name, {
                  kind: "passkeys",
                  entryId: passkey.id,
                  question: `It will no longer sign in as ${name}.`,
                  done: "The passkey was removed.",
                }),
              }))}
            />
            <h3 className={styles.entries}>Personal tokens</h3>
            <EntryList
              empty="None."
              entries={tokens.map((token) => ({
                id: token.id,
                title: token.name,
                detail: (
                  <>
                    {token.permissions.map((flag) => permissionLabels[flag].label).join(", ")}
                    {token.exportPeople && ", exports people"}. Ends <When at={token.expiresAt} />,{" "}
                    <LastUsed at={token.lastUsedAt} />
                  </>
                ),
                action:
                  new Date(token.expiresAt) < new Date() ? (
                    <Badge color="gray" variant="light">
                      Ended
                    </Badge>
                  ) : (
                    removeButton(token.name, {
                      kind: "tokens",
                      entryId: token.id,
                      question: "Scripts that use it stop working immediately.",
                      done: "The token no longer works.",
                    })
                  ),
              }))}
            />
          </>
        )}
      </Answered>
    </Panel>
  );
}

function LastUsed({ at }: { at: string | null }) {
  if (!at) return "never used";
  return (
    <>
      last used <When at={at} />
    </>
  );
}
