import { Alert, Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import { EntryScreen } from "./entry/entry-screen";
import { MissingToken } from "./entry/missing-token";
import { isPasskeyQuestion, PasskeyQuestion, passkeyChoice } from "./entry/passkey-question";
import { NewPasswordField } from "./entry/password-field";
import { useFragmentToken } from "./entry/use-fragment-token";
import styles from "./sign-in/sign-in.module.css";

export default function ResetPassword() {
  const token = useFragmentToken();
  const [done, setDone] = useState(false);
  const [asksPasskeys, setAsksPasskeys] = useState(false);
  const { form, busy, errors, failure } = useSubmit(async ({ password = "", passkeys }) => {
    const body = { token, password, passkeys: passkeyChoice(passkeys) };
    try {
      await api.put("/api/admin/password-reset", { body });
      setDone(true);
    } catch (error) {
      if (asksPasskeys || !isPasskeyQuestion(error)) throw error;
      setAsksPasskeys(true);
    }
  });

  if (!token)
    return (
      <EntryScreen title="A new password">
        <MissingToken>Please open the complete link from the email, or ask for a new one.</MissingToken>
      </EntryScreen>
    );
  if (done)
    return (
      <EntryScreen title="A new password">
        <div className={styles.form}>
          <Alert color="green" role="status" title="Your password was changed">
            Every browser is signed out, and personal tokens no longer work.
          </Alert>
          <Button component={Link} to="/admin" size="md" fullWidth>
            Sign in
          </Button>
        </div>
      </EntryScreen>
    );
  return (
    <EntryScreen title="A new password" lead="It replaces your old password.">
      <form {...form} className={styles.form}>
        <FormFailure error={failure} />
        <NewPasswordField name="password" size="md" error={errors.password} />
        {asksPasskeys && <PasskeyQuestion error={errors.passkeys} />}
        <Button type="submit" size="md" fullWidth loading={busy}>
          Save the password
        </Button>
        <Anchor component={Link} to="/admin" size="sm">
          Go to sign-in
        </Anchor>
      </form>
    </EntryScreen>
  );
}
