import { Alert, Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { PasswordReset } from "~/domain/accounts/wire";
import { EntryScreen } from "../entry/entry-screen";
import { MissingToken } from "../entry/missing-token";
import { NewPasswordField } from "../entry/password-field";
import { useFragmentToken } from "../entry/use-fragment-token";
import { api } from "../requests/api";
import { FormFailure } from "../screen/form-failure";
import { useSubmit } from "../screen/use-submit";
import styles from "../sign-in/sign-in.module.css";

/** Where the mail about a forgotten password leads. */
export default function ResetPassword() {
  const token = useFragmentToken();
  const [done, setDone] = useState(false);
  const { form, busy, errors, failure } = useSubmit(async ({ password = "" }) => {
    const request: PasswordReset = { token, password };
    await api.put("/api/admin/password-reset", { ...request });
    setDone(true);
  });

  if (!token)
    return (
      <EntryScreen title="A new password">
        <MissingToken>Please open the whole link of the mail, or ask for another one.</MissingToken>
      </EntryScreen>
    );
  if (done)
    return (
      <EntryScreen title="A new password">
        <div className={styles.form}>
          <Alert color="green" role="status" title="Your password is changed">
            Every browser that was signed in with the old one is signed out.
          </Alert>
          <Button component={Link} to="/admin" size="md" fullWidth>
            Sign in
          </Button>
        </div>
      </EntryScreen>
    );
  return (
    <EntryScreen title="A new password" lead="It takes the place of the one you forgot, everywhere.">
      <form {...form} className={styles.form}>
        <FormFailure error={failure} />
        <NewPasswordField name="password" size="md" error={errors.password} />
        <Button type="submit" size="md" fullWidth loading={busy}>
          Keep this password
        </Button>
        <Anchor component={Link} to="/admin" size="sm">
          To the sign-in
        </Anchor>
      </form>
    </EntryScreen>
  );
}
