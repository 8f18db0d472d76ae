import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { useUser } from "~/admin/session/use-session";

/** The email address for signing in. A new one takes effect when the person opens the link that was sent to it. */
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
      lead={`You sign in as ${email}. We send messages about your account to this address.`}
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
            We sent a link to <strong>{sentTo}</strong>. Open it in this browser to change your address.
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
              description="We send a link to this address to confirm that it is yours."
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
