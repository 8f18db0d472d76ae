import { Button, Group, TextInput } from "@mantine/core";
import { modals } from "@mantine/modals";
import { startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { When } from "~/admin/screen/when";
import { wasDeclined } from "~/admin/session/ask-passkey";
import type { PasskeyListItem } from "../../api/schemas";
import { MAX_PERSON_NAME_LENGTH } from "../../name-limit";
import { EntryList } from "./entry-list";

const queryKey = ["account", "passkeys"];
const afterChange = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey: ["session"] }),
  ]);

/** Passkeys: signing in by fingerprint, face, or security key, without a password. */
export function PasskeysPanel() {
  const [adding, setAdding] = useState(false);
  const passkeys = useQuery({
    queryKey,
    queryFn: () => api.get("/api/admin/account/passkeys"),
  });
  return (
    <Panel
      title="Passkeys"
      lead="Sign in with your fingerprint, face, or security key. There is nothing to remember, and phishing does not work."
      actions={
        !adding && (
          <Button variant="default" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )
      }
    >
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
      <Answered query={passkeys} lines={2}>
        {({ items }) => (
          <EntryList
            empty="No passkeys yet. Add one to sign in without typing your password."
            entries={items.map((passkey) => ({
              id: passkey.id,
              title: passkey.name,
              detail: <PasskeyDetail passkey={passkey} />,
              action: <Remove passkey={passkey} />,
            }))}
          />
        )}
      </Answered>
    </Panel>
  );
}

function Remove({ passkey: { id, name } }: { passkey: PasskeyListItem }) {
  const remove = useMutation({
    mutationFn: () => api.del("/api/admin/account/passkeys/{id}", { params: { id } }),
    onSuccess() {
      notifyDone("The passkey was removed.");
      return afterChange();
    },
    onError: notifyFailed,
  });
  const confirmRemoval = () =>
    modals.openConfirmModal({
      title: `Remove “${name}”?`,
      children:
        "It will no longer sign you in. Delete it on the device too, or the device will keep offering it.",
      labels: { confirm: "Remove", cancel: "Keep" },
      confirmProps: { color: "clay" },
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="subtle" color="clay" aria-label={`Remove ${name}`} onClick={confirmRemoval}>
      Remove
    </Button>
  );
}

function PasskeyDetail({ passkey }: { passkey: PasskeyListItem }) {
  const { createdAt, lastUsedAt, synced } = passkey;
  return (
    <>
      Added <When at={createdAt} />,{" "}
      {lastUsedAt ? (
        <>
          last used <When at={lastUsedAt} />
        </>
      ) : (
        "never used"
      )}
      {synced && ". Your other devices have it too"}
    </>
  );
}

/** The form that creates a passkey on the device. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { form, busy, errors, failure } = useSubmit(async ({ name = "" }) => {
    try {
      await register(name);
    } catch (error) {
      if (wasDeclined(error)) return;
      throw error;
    }
    notifyDone("The passkey was added.");
    await afterChange();
    onClose();
  });
  return (
    <form {...form}>
      <FormFailure error={failure} />
      <Group align="flex-end" gap="sm" mb="md">
        <TextInput
          name="name"
          label="Name of the passkey"
          placeholder="Work laptop"
          required
          withAsterisk={false}
          autoFocus
          maxLength={MAX_PERSON_NAME_LENGTH}
          flex={1}
          miw={200}
          maw={320}
          error={errors.name}
        />
        <Button type="submit" loading={busy}>
          Continue
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}

async function register(name: string): Promise<void> {
  const { challengeId, options } = await api.post("/api/admin/account/passkey-challenge");
  const response = await startRegistration({ optionsJSON: options });
  await api.post("/api/admin/account/passkeys", { body: { challengeId, name, response: { ...response } } });
}
