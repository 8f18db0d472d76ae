import { Button, PasswordInput, Stack } from "@mantine/core";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { signedIn } from "~/admin/session/signed-in";
import { useUser } from "~/admin/session/use-session";
import { PasskeyQuestion, passkeyChoice } from "../entry/passkey-question";
import { NewPasswordField } from "../entry/password-field";

/** Changes the password. This ends all other sessions and personal tokens. */
export function PasswordPanel() {
  const { email, passkeyCount } = useUser();
  const [open, setOpen] = useState(false);
  const { form, busy, errors, failure } = useSubmit(
    async ({ currentPassword = "", password = "", passkeys }) => {
      const body = { currentPassword, password, passkeys: passkeyChoice(passkeys) };
      signedIn(await api.put("/api/admin/account/password", { body }));
      setOpen(false);
      notifyDone(
        "Your password was changed. Every other browser is signed out, and your tokens no longer work.",
      );
    },
  );

  return (
    <Panel
      title="Password"
      lead="If you change it, you are signed out everywhere else, and your personal tokens stop working."
      actions={
        !open && (
          <Button variant="default" onClick={() => setOpen(true)}>
            Change password
          </Button>
        )
      }
    >
      {open && (
        <form {...form}>
          <FormFailure error={failure} />
          <Stack gap="md" maw={400}>
            <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
            <PasswordInput
              name="currentPassword"
              label="Current password"
              autoComplete="current-password"
              required
              withAsterisk={false}
              autoFocus
              error={errors.currentPassword}
            />
            <NewPasswordField name="password" withAsterisk={false} error={errors.password} />
            {passkeyCount > 0 && <PasskeyQuestion error={errors.passkeys} />}
            <div>
              <Button type="submit" loading={busy} mr="xs">
                Save the password
              </Button>
              <Button variant="default" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Panel>
  );
}
