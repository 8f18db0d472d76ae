import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { useSubmit } from "~/admin/screen/use-submit";
import { PermissionChoice, type Permissions } from "./permission-choice";
import styles from "./users.module.css";

/** Invites a person, who chooses their own password through the link in the email. */
export default function InviteUser() {
  return (
    <Screen
      title="Invite a person"
      lead="They get an email with a link, and choose their own password."
      back={{ href: "/admin/users", label: "Users" }}
      width="narrow"
    >
      <InvitationForm />
    </Screen>
  );
}

function InvitationForm() {
  const navigate = useNavigate();
  const [permissions, setPermissions] = useState<Permissions>({ isAdmin: true, flags: new Set() });
  const { form, busy, errors, failure } = useSubmit(async ({ email = "", name = "" }) => {
    const granted = Object.fromEntries([...permissions.flags].map((flag) => [flag, true]));
    await api.post("/api/admin/users", { body: { ...granted, email, name, isAdmin: permissions.isAdmin } });
    await queryClient.invalidateQueries({ queryKey: ["users"] });
    notifyDone(`We sent the invitation to ${name}.`);
    navigate("/admin/users");
  });

  return (
    <form {...form}>
      <FormFailure error={failure} />
      <Panel title="Who">
        <div className={styles.who}>
          <TextInput name="name" label="Name" required error={errors.name} autoComplete="off" />
          <TextInput
            name="email"
            type="email"
            label="Email"
            required
            error={errors.email}
            autoComplete="off"
          />
        </div>
      </Panel>
      <Panel title="Permissions" lead="You can grant the permissions that you have yourself.">
        <PermissionChoice value={permissions} onChange={setPermissions} />
      </Panel>
      <Group mt="md" gap="xs">
        <Button type="submit" loading={busy}>
          Send the invitation
        </Button>
        <Button variant="default" onClick={() => navigate("/admin/users")}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
