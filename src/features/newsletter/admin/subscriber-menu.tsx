import { ActionIcon, Menu, Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useMutation } from "@tanstack/react-query";
import { EllipsisVertical } from "lucide-react";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import type { SubscriberItem } from "../api/admin/schemas";
import { newsletterApi, reloadSubscribers } from "./newsletter-api";

interface Step {
  label: string;
  /** A question that explains the action and asks for confirmation. */
  question: string;
  done: string;
  run: (id: string) => Promise<unknown>;
  isGrave?: boolean;
}

const UNSUBSCRIBE: Step = {
  label: "Take off the list",
  question:
    "They no longer get the newsletter, as if they had pressed Unsubscribe. They can sign up again themselves.",
  done: "They were taken off the list.",
  run: newsletterApi.unsubscribe,
};
const SUPPRESS: Step = {
  label: "Block the address",
  question:
    "We never send anything to this address, even if someone signs it up or imports it. Use this for people who complained, and for addresses that do not exist.",
  done: "The address was blocked.",
  run: newsletterApi.suppress,
};
const LIFT: Step = {
  label: "Let them sign up again",
  question: "They stay off the list, but can sign up again themselves.",
  done: "They can sign up again.",
  run: newsletterApi.lift,
};
const ERASE: Step = {
  label: "Erase",
  question:
    "Permanently deletes their name, email, and phone number. Only a fingerprint of the address is kept, so that imports skip them.",
  done: "Their data was deleted.",
  run: newsletterApi.erase,
  isGrave: true,
};

/** The actions on one subscriber. Each explains itself before it runs. */
export function SubscriberMenu({ item, name }: { item: SubscriberItem; name: string }) {
  const take = useMutation({
    mutationFn: (step: Step) => step.run(item.id),
    onSuccess(_answer, { done }) {
      notifyDone(done);
      return reloadSubscribers();
    },
    onError: notifyFailed,
  });
  const ask = (step: Step) =>
    modals.openConfirmModal({
      title: `${step.label}: ${name}`,
      children: <Text>{step.question}</Text>,
      labels: { confirm: step.label, cancel: "Cancel" },
      confirmProps: step.isGrave ? { color: "clay" } : {},
      onConfirm: () => take.mutate(step),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={`Actions for ${name}`} loading={take.isPending}>
          <EllipsisVertical size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {stepsFor(item).map((step) => (
          <Menu.Item key={step.label} color={step.isGrave ? "clay" : undefined} onClick={() => ask(step)}>
            {step.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function stepsFor({ state, email }: SubscriberItem): Step[] {
  const erase = email === "" ? [] : [ERASE];
  if (state === "suppressed") return [LIFT, ...erase];
  return [...(state === "unsubscribed" ? [] : [UNSUBSCRIBE]), SUPPRESS, ...erase];
}
