import { Button, Group, Modal, PasswordInput, TextInput } from "@mantine/core";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { FRESH_MINUTES } from "~/server/isomorphic/fresh-minutes";
import type { BodyOf } from "~/site/browser/request/client";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { api } from "../requests/api";
import { type ProofQuestion, useProofQuestion } from "../requests/fresh-proof";
import { FormFailure } from "../screen/form-failure";
import { useSubmit } from "../screen/use-submit";
import { askPasskey, wasDeclined } from "./ask-passkey";

/**
 * Asks for the password or a passkey before a sensitive action, so that a stranger at an unlocked screen
 * cannot do it. The action then continues.
 */
export function ProofDialog() {
  const question = useProofQuestion((state) => state.question);
  return (
    <Modal
      opened={question !== null}
      onClose={() => question?.answer(false)}
      title="Is it still you?"
      zIndex={400}
      centered
    >
      {question && <ProofForm question={question} />}
    </Modal>
  );
}

function ProofForm({ question }: { question: ProofQuestion }) {
  const user = useClientStore((state) => state.user);
  const { form, busy, errors, failure, proveByPasskey } = useProof(question);
  return (
    <form {...form}>
      <p>Please confirm who you are before this step. The confirmation lasts {FRESH_MINUTES} minutes.</p>
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
        my="md"
        error={errors.password}
      />
      {user?.hasTotp === true && (
        <TextInput
          name="totp"
          label="Code from your app"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          withAsterisk={false}
          mb="md"
          error={errors.totp}
        />
      )}
      <FormFailure error={failure} />
      <Group justify="flex-end" gap="xs">
        {Number(user?.passkeyCount ?? 0) > 0 && (
          <Button
            variant="subtle"
            mr="auto"
            leftSection={<Fingerprint size={18} aria-hidden="true" />}
            onClick={proveByPasskey}
          >
            Use a passkey
          </Button>
        )}
        <Button variant="default" onClick={() => question.answer(false)}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Continue
        </Button>
      </Group>
    </form>
  );
}

/** Sends the password or the passkey, and answers the question if the server accepts it. */
function useProof(question: ProofQuestion) {
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>();
  const { form, busy, errors, failure } = useSubmit(async ({ password = "", totp }) => {
    setPasskeyFailure(undefined);
    await prove({ password, totp: totp?.trim() || undefined });
  });

  async function prove(body: BodyOf<"post", "/api/admin/session/reauthentication">) {
    await api.post("/api/admin/session/reauthentication", { body });
    question.answer(true);
  }

  async function proveByPasskey() {
    try {
      await prove(await askPasskey());
    } catch (error) {
      if (!wasDeclined(error)) setPasskeyFailure(error);
    }
  }

  return { form, busy, errors, failure: failure ?? passkeyFailure, proveByPasskey };
}
