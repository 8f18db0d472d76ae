import { Badge, Button } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useMutation, useQuery } from "@tanstack/react-query";
import { permissionLabels } from "~/admin/menu/permission-words";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { UserAccess as Access, UserItem } from "../../api/schemas";
import { EntryList } from "../account/entry-list";
import styles from "./users.module.css";

type Token = Access["tokens"][number];

interface Removal {
  kind: "passkeys" | "tokens";
  entryId: string;
  question: string;
  done: string;
}

/** A colleague's passkeys and personal tokens. They can be removed if someone else may have them. */
export function UserAccess({ user: { id, name } }: { user: UserItem }) {
  const access = useQuery({
    queryKey: ["users", "access", id],
    queryFn: () => api.get("/api/admin/users/{id}/access", { params: { id } }),
  });
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
              empty="No passkeys."
              entries={passkeys.map((passkey) => ({
                id: passkey.id,
                title: passkey.name,
                detail: (
                  <>
                    Added <When at={passkey.createdAt} />, <LastUsed at={passkey.lastUsedAt} />
                  </>
                ),
                action: (
                  <RemoveButton
                    userId={id}
                    title={passkey.name}
                    removal={{
                      kind: "passkeys",
                      entryId: passkey.id,
                      question: `It will no longer sign in as ${name}.`,
                      done: "The passkey was removed.",
                    }}
                  />
                ),
              }))}
            />
            <h3 className={styles.entries}>Personal tokens</h3>
            <EntryList
              empty="No tokens."
              entries={tokens.map((token) => ({
                id: token.id,
                title: token.name,
                detail: <TokenDetail token={token} />,
                action: <TokenAction userId={id} token={token} />,
              }))}
            />
          </>
        )}
      </Answered>
    </Panel>
  );
}

interface RemoveButtonProps {
  userId: string;
  title: string;
  removal: Removal;
}

function RemoveButton({ userId, title, removal }: RemoveButtonProps) {
  const { kind, entryId, question, done } = removal;
  const remove = useMutation({
    mutationFn: () => api.del(`/api/admin/users/{id}/${kind}/{entryId}`, { params: { id: userId, entryId } }),
    onSuccess() {
      notifyDone(done);
      return queryClient.invalidateQueries({ queryKey: ["users"] });
    },
    onError: notifyFailed,
  });
  const ask = () =>
    modals.openConfirmModal({
      title: `Remove “${title}”?`,
      children: question,
      labels: { confirm: "Remove", cancel: "Keep" },
      confirmProps: { color: "clay" },
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="subtle" color="clay" aria-label={`Remove ${title}`} onClick={ask}>
      Remove
    </Button>
  );
}

function TokenDetail({ token }: { token: Token }) {
  return (
    <>
      {permissionLabels(token.permissions).join(", ")}
      {token.exportPeople && ", exports people"}. Ends <When at={token.expiresAt} />,{" "}
      <LastUsed at={token.lastUsedAt} />
    </>
  );
}

function TokenAction({ userId, token }: { userId: string; token: Token }) {
  if (new Date(token.expiresAt) < new Date())
    return (
      <Badge color="gray" variant="light">
        Ended
      </Badge>
    );
  return (
    <RemoveButton
      userId={userId}
      title={token.name}
      removal={{
        kind: "tokens",
        entryId: token.id,
        question: "Scripts that use it stop working immediately.",
        done: "The token no longer works.",
      }}
    />
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
