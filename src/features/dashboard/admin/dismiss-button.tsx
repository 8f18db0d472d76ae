import { ActionIcon } from "@mantine/core";
import { X } from "lucide-react";
import { clientStore } from "~/site/browser/store/client-store";
import { withDismissed } from "./dismissals";

/** Dismisses one item of the dashboard in this browser. */
export function DismissButton({ itemKey, title }: { itemKey: string; title: string }) {
  const dismiss = () =>
    clientStore.setState(({ adminDashboard }) => ({
      adminDashboard: { dismissedItems: withDismissed(adminDashboard.dismissedItems, itemKey, Date.now()) },
    }));
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Dismiss: ${title}`} onClick={dismiss}>
      <X size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
