import { Badge, Button, Group } from "@mantine/core";
import { modals } from "@mantine/modals";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useUser } from "~/admin/session/use-session";
import type { TotpSetUp } from "../../api/schemas";
import { RecoveryCodesDialog } from "./recovery-codes";
import { TotpSetUpForm } from "./totp-set-up-form";

const afterChange = () => queryClient.invalidateQueries({ queryKey: ["session"] });

/** Two-step sign-in: an authenticator app, and recovery codes. */
export function TwoStepPanel() {
  const { hasTotp, recoveryCodesLeft } = useUser();
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function show(recoveryCodes: readonly string[]) {
    setSetUp(null);
    setCodes(recoveryCodes);
    void afterChange();
  }

  return (
    <Panel
      title="Two-step sign-in"
      lead={
        hasTotp
          ? `After your password, you enter a code from an app on your phone. ${formatCodes(recoveryCodesLeft)}`
          : "After your password, you enter a code from an app on your phone. A stolen password is then not enough to sign in."
      }
      actions={
        <Badge color={hasTotp ? "green" : "gray"} variant="light" size="lg">
          {hasTotp ? "On" : "Off"}
        </Badge>
      }
    >
      {setUp ? (
        <TotpSetUpForm setUp={setUp} onDone={show} onCancel={() => setSetUp(null)} />
      ) : (
        <Changes isOn={hasTotp} onSetUp={setSetUp} onCodes={show} />
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </Panel>
  );
}

interface ChangesProps {
  isOn: boolean;
  onSetUp(setUp: TotpSetUp): void;
  onCodes(recoveryCodes: readonly string[]): void;
}

function Changes({ isOn, onSetUp, onCodes }: ChangesProps) {
  const begin = useMutation({
    mutationFn: () => api.post("/api/admin/account/totp"),
    onSuccess: onSetUp,
    onError: notifyFailed,
  });
  const renew = useMutation({
    mutationFn: () => api.post("/api/admin/account/recovery-codes"),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: notifyFailed,
  });
  const turnOff = useMutation({
    mutationFn: () => api.del("/api/admin/account/totp"),
    onSuccess: () => {
      notifyDone("Two-step sign-in is off.");
      return afterChange();
    },
    onError: notifyFailed,
  });
  if (!isOn)
    return (
      <Group gap="xs">
        <Button loading={begin.isPending} onClick={() => begin.mutate()}>
          Turn on
        </Button>
      </Group>
    );
  return (
    <Group gap="xs">
      <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
        New recovery codes
      </Button>
      <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
        Use another phone
      </Button>
      <Button
        variant="subtle"
        color="clay"
        loading={turnOff.isPending}
        onClick={() => confirmTurnOff(turnOff.mutate)}
      >
        Turn off
      </Button>
    </Group>
  );
}

function confirmTurnOff(onConfirm: () => void): void {
  modals.openConfirmModal({
    title: "Turn two-step sign-in off?",
    children: "Anyone who knows your password will be able to sign in as you.",
    labels: { confirm: "Turn it off", cancel: "Keep it on" },
    confirmProps: { color: "clay" },
    onConfirm,
  });
}

function formatCodes(left: number): string {
  if (left === 0) return "You have no recovery codes left. Make new ones.";
  return left === 1 ? "One recovery code is left." : `${left} recovery codes are left.`;
}
