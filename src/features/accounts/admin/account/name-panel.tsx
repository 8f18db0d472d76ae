import { Button, Group, TextInput } from "@mantine/core";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { userChanged } from "~/admin/session/signed-in";
import { useUser } from "~/admin/session/use-session";
import { MAX_PERSON_NAME_LENGTH } from "../../name-limit";

/** The name that colleagues see next to a person's changes. */
export function NamePanel() {
  const { name } = useUser();
  const { form, busy, errors, failure } = useSubmit(async ({ name: newName = "" }) => {
    const { user } = await api.patch("/api/admin/account", { body: { name: newName } });
    userChanged(user);
    notifyDone("Your name was changed.");
  });

  return (
    <Panel title="You" lead="Colleagues see this name next to your changes.">
      <form {...form}>
        <FormFailure error={failure} />
        <Group align="flex-end" gap="sm">
          <TextInput
            name="name"
            label="Name"
            defaultValue={name}
            maxLength={MAX_PERSON_NAME_LENGTH}
            autoComplete="name"
            required
            withAsterisk={false}
            flex={1}
            miw={220}
            maw={360}
            error={errors.name}
          />
          <Button type="submit" variant="default" loading={busy}>
            Change name
          </Button>
        </Group>
      </form>
    </Panel>
  );
}
