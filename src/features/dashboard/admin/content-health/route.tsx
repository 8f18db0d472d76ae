import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Screen } from "~/admin/screen/screen";
import { mayOpen } from "~/admin/session/may-open";
import { useClientStore } from "~/site/browser/store/use-client-store";
import type { ContentHealthAnswer } from "../../api/content-health-schemas";
import { BrokenLinksPanel } from "./broken-links-panel";
import { MissingFilesPanel } from "./missing-files-panel";
import { ProblemList } from "./problem-list";
import { StalePanel } from "./stale-panel";
import { WithoutAltPanel } from "./without-alt-panel";

const KEY = ["content-health"];

/** The problems of published records, with links to where staff fix them. */
export default function ContentHealthScreen() {
  const user = useClientStore((state) => state.user);
  const health = useQuery({
    queryKey: KEY,
    queryFn: () => api.get("/api/admin/content-health"),
    refetchInterval: ({ state }) => (isRunning(state.data) ? 2_000 : false),
  });
  const startCheck = useMutation({
    mutationFn: () => api.post("/api/admin/content-health/rounds"),
    onSuccess: () =>
      notifyDone("All links are being checked. This takes a few minutes. You can leave this page."),
    onError: notifyFailed,
    onSettled: () => setTimeout(() => void queryClient.invalidateQueries({ queryKey: KEY }), 3_000),
  });
  const running = isRunning(health.data);
  return (
    <Screen
      title="Content health"
      lead="Published content that may be wrong or outdated. You see only the records that you can edit."
      actions={
        mayOpen(user, ["permissionPageManager", "permissionSettingsManager"]) && (
          <Button
            variant="default"
            leftSection={<RefreshCw size={18} aria-hidden />}
            loading={startCheck.isPending}
            disabled={running}
            onClick={() => startCheck.mutate()}
          >
            Check all links now
          </Button>
        )
      }
    >
      <Answered query={health} lines={9}>
        {(answer) => (
          <>
            <StalePanel stale={answer.stale} />
            <BrokenLinksPanel
              links={answer.brokenLinks}
              round={answer.round}
              asksOutside={answer.asksOutside}
            />
            <ProblemList
              title="Pages without links to them"
              lead="No menu, page, or record links to them. Link to them, or take them off the site."
              none="Every page is linked from somewhere."
              part={answer.unreached}
              detail={({ url }) => <a href={url}>{url}</a>}
            />
            <MissingFilesPanel records={answer.missingFiles} />
            <WithoutAltPanel pictures={answer.withoutAlt} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function isRunning(answer: ContentHealthAnswer | undefined): boolean {
  return Boolean(answer?.round && answer.round.finishedAt === null);
}
