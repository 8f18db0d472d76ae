import { Badge, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import { EntryList } from "./entry-list";

const queryKey = ["account", "sessions"];

/** The person's sessions. Each can be ended, in case the person does not recognize it. */
export function SessionsPanel() {
  const sessions = useQuery({
    queryKey,
    queryFn: () => api.get("/api/admin/account/sessions"),
  });
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id
        ? api.del("/api/admin/account/sessions/{id}", { params: { id } })
        : api.del("/api/admin/account/sessions"),
    onSuccess(_, id) {
      notifyDone(id ? "That browser is signed out." : "Every other browser is signed out.");
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: notifyFailed,
  });
  const hasOthers = sessions.data?.items.some(({ current }) => !current);

  return (
    <Panel
      title="Where you are signed in"
      actions={
        hasOthers && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Answered query={sessions}>
        {({ items }) => (
          <EntryList
            empty="You are signed in on no other device."
            entries={items.map(({ id, device, current, lastSeenAt, createdAt }) => ({
              id,
              title: device,
              detail: (
                <>
                  Last seen <When at={lastSeenAt} />, signed in <When at={createdAt} />
                </>
              ),
              action: current ? (
                <ThisBrowser />
              ) : (
                <SignOut
                  device={device}
                  isBusy={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                />
              ),
            }))}
          />
        )}
      </Answered>
    </Panel>
  );
}

function ThisBrowser() {
  return (
    <Badge color="teal" variant="light">
      This browser
    </Badge>
  );
}

function SignOut({ device, isBusy, onClick }: { device: string; isBusy: boolean; onClick(): void }) {
  return (
    <Button
      variant="subtle"
      color="clay"
      aria-label={`Sign out ${device}`}
      loading={isBusy}
      onClick={onClick}
    >
      Sign out
    </Button>
  );
}
