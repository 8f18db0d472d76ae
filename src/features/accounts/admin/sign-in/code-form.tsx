import { Anchor, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import type { SignInAnswer } from "~/server/admin-api/session-schemas";
import type { SignInRequest } from "../../api/requests";
import styles from "./sign-in.module.css";

export interface CodeFormProps {
  proven: SignInRequest;
  onSignedIn(answer: SignInAnswer): void | Promise<void>;
  onBack(): void;
}

/** The second step: a six-digit code from the app, or a recovery code. */
export function CodeForm({ proven, onSignedIn, onBack }: CodeFormProps) {
  const [recovering, setRecovering] = useState(false);
  const { form, busy, errors, failure } = useSubmit(async ({ totp = "" }) => {
    const body = { ...proven, totp: totp.trim() };
    await onSignedIn(await api.post("/api/admin/session", { body }));
  });

  return (
    <form {...form} className={styles.form}>
      <FormFailure error={failure} />
      <TextInput
        key={recovering ? "recovery" : "digits"}
        name="totp"
        label={recovering ? "Recovery code" : "Code from your app"}
        description={
          recovering
            ? "One of the codes that you printed or saved. Each works once."
            : "Six digits that change every half minute."
        }
        size="md"
        required
        withAsterisk={false}
        autoFocus
        autoComplete={recovering ? "off" : "one-time-code"}
        inputMode={recovering ? "text" : "numeric"}
        classNames={{ input: styles.code }}
        error={errors.totp}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Continue
      </Button>
      <div className={styles.others}>
        <Anchor component="button" type="button" size="sm" onClick={() => setRecovering(!recovering)}>
          {recovering ? "Use a code from my app" : "I don’t have my app: use a recovery code"}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          Start again
        </Anchor>
      </div>
    </form>
  );
}
