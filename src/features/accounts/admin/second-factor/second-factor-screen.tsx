import { Anchor, Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Fingerprint, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { api } from "~/admin/requests/api";
import { askForProof } from "~/admin/requests/fresh-proof";
import { queryClient } from "~/admin/requests/query-client";
import { FormFailure } from "~/admin/screen/form-failure";
import { askPasskey, wasDeclined } from "~/admin/session/ask-passkey";
import { signOut } from "~/admin/session/sign-out";
import { useUser } from "~/admin/session/use-session";
import type { SecondFactorStep } from "~/server/admin-api/identity";
import type { TotpSetUp } from "../../api/schemas";
import { AddPasskey } from "../account/passkeys-panel";
import { RecoveryCodesDialog } from "../account/recovery-codes";
import { TotpSetUpForm } from "../account/totp-set-up-form";
import { EntryScreen } from "../entry/entry-screen";
import styles from "./second-factor.module.css";

const afterChange = () => queryClient.invalidateQueries({ queryKey: ["session"] });

/** Replaces every screen until the person sets up or enters the required second factor. */
export function SecondFactorScreen({ step }: { step: SecondFactorStep }) {
  return step === "setUp" ? <SetUpStep /> : <ConfirmStep />;
}

function SetUpStep() {
  const [way, setWay] = useState<"app" | "passkey" | null>(null);
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useMutation({
    mutationFn: () => api.post("/api/admin/account/totp"),
    onSuccess(answer) {
      setSetUp(answer);
      setWay("app");
    },
  });
  const back = () => setWay(null);

  return (
    <EntryScreen
      title="Set up two-step sign-in"
      lead="Your hospital requires it. You do this once. It takes a minute or two."
    >
      {way === null && (
        <div className={styles.ways}>
          <FormFailure error={begin.error} />
          <Method
            icon={<Fingerprint size={24} aria-hidden="true" />}
            title="A passkey"
            text="Your fingerprint, face, or the PIN of this device. It is the fastest way, and phishing does not work."
            action={
              <Button size="md" fullWidth onClick={() => setWay("passkey")}>
                Add a passkey
              </Button>
            }
          />
          <Method
            icon={<Smartphone size={24} aria-hidden="true" />}
            title="An authenticator app"
            text="An app on your phone shows a code that you enter after the password."
            action={
              <Button
                size="md"
                variant="default"
                fullWidth
                loading={begin.isPending}
                onClick={() => begin.mutate()}
              >
                Use an app
              </Button>
            }
          />
        </div>
      )}
      {way === "app" && setUp && <TotpSetUpForm setUp={setUp} onDone={setCodes} onCancel={back} />}
      {way === "passkey" && <AddPasskey onClose={back} />}
      <SignOut />
      <RecoveryCodesDialog codes={codes} onClose={afterChange} />
    </EntryScreen>
  );
}

function ConfirmStep() {
  const { hasTotp, passkeyCount } = useUser();
  const confirm = useMutation({
    async mutationFn() {
      if (hasTotp) return askForProof();
      await api.post("/api/admin/session/reauthentication", { body: await askPasskey() });
    },
    onSuccess: afterChange,
  });
  const failure = wasDeclined(confirm.error) ? null : confirm.error;

  return (
    <EntryScreen
      title="Confirm it is you"
      lead={`Your hospital requires two-step sign-in. Confirm with ${hasTotp ? "your authenticator app or a passkey" : "your passkey"}.`}
    >
      <div className={styles.ways}>
        <FormFailure error={failure} />
        <Button size="md" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {hasTotp ? "Confirm" : "Use my passkey"}
        </Button>
        {!hasTotp && (
          <p className={styles.note}>
            {passkeyCount === 1 ? "Did you lose your passkey?" : "Did you lose all your passkeys?"} Ask an
            administrator to remove it. Then you can set up two-step sign-in again.
          </p>
        )}
      </div>
      <SignOut />
    </EntryScreen>
  );
}

interface MethodProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

function Method({ icon, title, text, action }: MethodProps) {
  return (
    <section className={styles.way}>
      <h2 className={styles.wayTitle}>
        {icon}
        {title}
      </h2>
      <p>{text}</p>
      {action}
    </section>
  );
}

function SignOut() {
  return (
    <p className={styles.note}>
      <Anchor component="button" type="button" size="sm" onClick={signOut}>
        Sign out
      </Anchor>
    </p>
  );
}
