import { Button } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useClientStore } from "~/site/browser/store/use-client-store";
import type { UserItem } from "../../api/schemas";
import styles from "./users.module.css";

interface Step {
  label: string;
  help: string;
  /** A question to confirm the action, for actions that remove something. */
  question?: string;
  done: string;
  run: () => Promise<unknown>;
  leaves?: boolean;
}

/** Actions on an account, such as signing it out everywhere, each with an explanation. */
export function UserActions({ user }: { user: UserItem }) {
  const isMe = useClientStore((state) => state.user?.id === user.id);
  const { name, revision } = user;
  const params = { id: user.id };
  const disabled = user.status === "disabled";

  const steps: Step[] = [];
  if (user.status === "active") {
    steps.push({
      label: "Sign out everywhere",
      help: "Ends every session, for example after a laptop was lost. The password stays the same.",
      done: `${name} is signed out everywhere.`,
      run: () => api.del("/api/admin/users/{id}/sessions", { params }),
    });
  }
  if (user.hasTotp) {
    steps.push({
      label: "Turn two-step sign-in off",
      help: "For a person who lost their phone and recovery codes. First make sure that the request is really from them.",
      question: `Turn two-step sign-in off for ${name}’s account? The password alone will be enough to sign in.`,
      done: "Two-step sign-in is off for this account.",
      run: () => api.del("/api/admin/users/{id}/totp", { params }),
    });
  }
  if (!isMe) {
    steps.push({
      label: disabled ? "Enable the account" : "Disable the account",
      help: disabled
        ? "With the same password and permissions as before."
        : "They are signed out immediately and cannot sign in. Their changes stay in the history.",
      done: disabled ? `${name} can sign in again.` : `${name} can no longer sign in.`,
      run: () => api.patch("/api/admin/users/{id}", { params, body: { revision, disabled: !disabled } }),
    });
    steps.push({
      label: "Delete the account",
      help: "Their changes stay in the history under their name.",
      question: `Permanently delete ${name}’s account?`,
      done: `${name}’s account was deleted.`,
      run: () => api.del("/api/admin/users/{id}", { params, body: { revision } }),
      leaves: true,
    });
  }
  if (steps.length === 0) return null;
  return (
    <Panel title="The account">
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepLine key={step.label} step={step} />
        ))}
      </ul>
    </Panel>
  );
}

function StepLine({ step: { label, help, question, done, run, leaves } }: { step: Step }) {
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: run,
    async onSuccess() {
      notifyDone(done);
      if (leaves) navigate("/admin/users", { replace: true });
      await queryClient.invalidateQueries({ queryKey: ["users"] });
    },
    onError: notifyFailed,
  });
  const begin = () =>
    question
      ? modals.openConfirmModal({
          title: label,
          children: question,
          labels: { confirm: label, cancel: "Cancel" },
          confirmProps: { color: "clay" },
          onConfirm: () => mutation.mutate(),
        })
      : mutation.mutate();

  return (
    <li className={styles.step}>
      <span>{help}</span>
      <Button
        variant="default"
        color={question ? "clay" : undefined}
        loading={mutation.isPending}
        onClick={begin}
      >
        {label}
      </Button>
    </li>
  );
}
