import { Radio, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiError } from "~/admin/requests/api-error";
import { oneOf } from "~/admin/requests/one-of";

/** Asks whether to keep the passkeys when a password is set, because a passkey works without the password. */
export function PasskeyQuestion({ error }: { error?: ReactNode }) {
  return (
    <Radio.Group
      label="Keep the passkeys of this account?"
      description="They sign in without the password. Remove them if someone else may have had access. You can add new ones later."
      error={error}
    >
      <Stack gap="xs" mt="xs">
        <Radio name="passkeys" value="keep" label="Keep them: they are all mine" required />
        <Radio name="passkeys" value="remove" label="Remove them all" required />
      </Stack>
    </Radio.Group>
  );
}

/** The choice from the form's value. */
export function passkeyChoice(value: string | undefined) {
  return oneOf(["keep", "remove"], value);
}

/** Whether the server refused because this question has no answer. */
export function isPasskeyQuestion(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ propertyName }) => propertyName === "passkeys");
}
