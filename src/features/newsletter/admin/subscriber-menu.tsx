import { ActionIcon, Menu, Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useMutation } from "@tanstack/react-query";
import { EllipsisVertical } from "lucide-react";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import type { SubscriberItem } from "../api/admin/schemas";
import { newsletterApi, readAgain } from "./newsletter-api";

interface Step {
  label: string;
  /** The confirmation question, which explains the action. */
  question: string;
  done: string;
  run: (id: string) => Promise<unknown>;
  isGrave?: boolean;
}

const UNSUBSCRIBE: Step = {
  label: "Take off the list",
  question:
    "They get no newsletter any more, as if they had pressed Unsubscribe. They can come back by themselves.",
  done: "They are off the list.",
  run: newsletterApi.unsubscribe,
};
const SUPPRESS: Step = {
  label: "Never write to them",
  question:
    "Nothing is ever sent to this address, whoever signs it up or imports it. For people who complained, and addresses that do not exist.",
  done: "Nothing is sent to them any more.",
  run: newsletterApi.suppress,
};
const LIFT: Step = {
  label: "Let them sign up again",
  question: "They stay off the list, and can sign up again by themselves.",
  done: "They may sign up again.",
  run: newsletterApi.lift,
};
const ERASE: Step = {
  label: "Erase",
  question:
    "Their name, email and phone are deleted for good. Only a fingerprint of the address stays, so that no import brings them back.",
  done: "Everything about them is deleted.",
  run: newsletterApi.erase,
  isGrave: true,
};

/** The actions on one subscriber, each explained before it runs. */
export function SubscriberMenu({ item, name }: { item: SubscriberItem; name: string }) {
  const take = useMutation({
    mutationFn: (step: Step) => step.run(item.id),
    onSuccess(_answer, { done }) {
      notifyDone(done);
      return readAgain();
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
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={`What can be done about ${name}`}
          loading={take.isPending}
        >
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
