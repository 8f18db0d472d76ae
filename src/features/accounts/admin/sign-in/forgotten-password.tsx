import { Alert, Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import { EmailField } from "../entry/email-field";
import styles from "./sign-in.module.css";

/** Requests a reset email. The response is the same for unknown addresses. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState(false);
  const { form, busy, errors, failure } = useSubmit(async ({ email = "" }) => {
    await api.post("/api/admin/password-reset", { body: { email } });
    setSent(true);
  });

  if (sent) {
    return (
      <div className={styles.form}>
        <Alert color="teal" role="status" title="Check your email">
          If an account with this address exists, we sent it a link. The link works for a short time only.
        </Alert>
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          Back to sign-in
        </Anchor>
      </div>
    );
  }
  return (
    <form {...form} className={styles.form}>
      <FormFailure error={failure} />
      <EmailField autoFocus error={errors.email} />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Send me the link
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={onBack}>
        Back to sign-in
      </Anchor>
    </form>
  );
}
