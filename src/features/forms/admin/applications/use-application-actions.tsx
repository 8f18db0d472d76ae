import { modals } from "@mantine/modals";
import { useMutation } from "@tanstack/react-query";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { isDecided } from "../../applications/application-state";
import { applicationsApi } from "./applications-api";
import { useNextApplication } from "./use-next-application";

type Decision = "accepted" | "declined";

/** The actions on an application until it is decided. */
export interface ApplicationActions {
  busy: boolean;
  /** The next step: starts the review, opens the question whether to accept, or opens the next application. */
  continueWork(): void;
  /** Confirms and stores a decision, notifies the applicant, and opens the next application. */
  decide(decision: Decision): void;
  openNext(): void;
}

const WORDS = {
  accepted: { title: "Accept this application?", confirm: "Accept, and open the next" },
  declined: { title: "Decline this application?", confirm: "Decline, and open the next" },
};

/** @param onChanged called after each change, and after a change that failed because a colleague was faster */
export function useApplicationActions(
  item: ApplicationDetail,
  onChanged: () => Promise<unknown>,
): ApplicationActions {
  const next = useNextApplication();
  const work = useMutation({
    mutationFn: (step: () => Promise<unknown>) => step(),
    onError(error) {
      notifyFailed(error);
      return onChanged();
    },
  });
  const run = (step: () => Promise<unknown>) => {
    if (!work.isPending) work.mutate(step);
  };
  const openNext = () => run(() => next(item.id));
  const start = () =>
    run(async () => {
      await applicationsApi.setState(item, "in-review");
      await onChanged();
    });
  const decide = (decision: Decision) =>
    modals.openConfirmModal({
      title: WORDS[decision].title,
      children: (
        <p>
          {item.email
            ? "We notify the applicant by email at once."
            : "They gave no email. Their private page shows it at once."}
        </p>
      ),
      labels: { confirm: WORDS[decision].confirm, cancel: "Go back" },
      confirmProps: { "data-autofocus": true },
      onConfirm: () =>
        run(async () => {
          await applicationsApi.setState(item, decision);
          notifyDone(decision === "accepted" ? "Accepted." : "Declined.");
          await next(item.id);
        }),
    });
  const continueWork = () => {
    if (isDecided(item.state)) openNext();
    else if (item.state === "received") start();
    else decide("accepted");
  };
  return { busy: work.isPending, continueWork, decide, openNext };
}
