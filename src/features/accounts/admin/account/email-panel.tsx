import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { useUser } from "~/admin/session/use-session";

/** The email for signing in. A new one takes effect once the link sent to it is opened. */
export function EmailPanel() {
  const { email } = useUser();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { form, busy, errors, failure } = useSubmit(async ({ email: newEmail = "" }) => {
    await api.post("/api/admin/account/email", { body: { email: newEmail } });
    setSentTo(newEmail);
    setOpen(false);
  });

  return (
    <Panel
      title="Email"
      lead={`You sign in as ${email}, and messages about your account go there.`}
      actions={
        !open && (
          <Button variant="default" onClick={() => setOpen(true)}>
            Change email
          </Button>
        )
      }
    >
      <p role="status">
        {!open && sentTo && (
          <>
            A link went to <strong>{sentTo}</strong>. Your address changes when you open it in this browser.
          </>
        )}
      </p>
      {open && (
        <form {...form}>
          <FormFailure error={failure} />
          <Stack gap="md" maw={400}>
            <TextInput
              type="email"
              name="email"
              label="New email address"
              description="A link goes there to make sure that it is yours."
              autoComplete="email"
              required
              withAsterisk={false}
              autoFocus
              error={errors.email}
            />
            <div>
              <Button type="submit" loading={busy} mr="xs">
                Send the link
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
