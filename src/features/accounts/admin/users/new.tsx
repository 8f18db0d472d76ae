import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isFinding } from "~/admin/find/is-finding";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { useSubmit } from "~/admin/screen/use-submit";
import type { InvitationLink as Link } from "../../api/schemas";
import { MAX_PERSON_NAME_LENGTH } from "../../name-limit";
import { InvitationLink } from "./invitation-link";
import { PermissionChoice, type Permissions } from "./permission-choice";
import styles from "./users.module.css";

/** Invites a person, who sets a password through a link. */
export default function InviteUser() {
  const [made, setMade] = useState<InvitationToPassOn | null>(null);
  return (
    <Screen
      title="Invite a person"
      lead="They choose their own password through a link: by email, or from you if the site sends no mail yet."
      back={{ href: "/admin/users", label: "Users" }}
      width="narrow"
    >
      {made ? (
        <MadeInvitation made={made} onNext={() => setMade(null)} />
      ) : (
        <InvitationForm onLink={setMade} />
      )}
    </Screen>
  );
}

/** An invitation whose link the inviter must pass on. */
interface InvitationToPassOn {
  link: Link;
  id: string;
  name: string;
}

function MadeInvitation({
  made: { link, id, name },
  onNext,
}: {
  made: InvitationToPassOn;
  onNext: () => void;
}) {
  const navigate = useNavigate();
  return (
    <Panel title={`The account of ${name} is ready`}>
      <InvitationLink link={link} name={name} />
      <Group gap="xs">
        <Button onClick={onNext}>Invite another person</Button>
        <Button variant="default" onClick={() => navigate(`/admin/users/${id}`)}>
          Open the account
        </Button>
      </Group>
    </Panel>
  );
}

function InvitationForm({ onLink }: { onLink: (made: InvitationToPassOn) => void }) {
  const navigate = useNavigate();
  const [permissions, setPermissions] = useState<Permissions>({ isAdmin: true, flags: new Set() });
  const { form, busy, errors, failure } = useSubmit(async ({ email = "", name = "" }) => {
    const granted = Object.fromEntries([...permissions.flags].map((flag) => [flag, true]));
    const body = { ...granted, email, name, isAdmin: permissions.isAdmin };
    const { item, link } = await api.post("/api/admin/users", { body });
    await queryClient.invalidateQueries({ queryKey: ["users"] });
    if (link) return onLink({ link, id: item.id, name });
    notifyDone(`We sent the invitation to ${name}.`);
    return navigate("/admin/users");
  });

  return (
    <form {...form}>
      <FormFailure error={failure} />
      <Panel title="Who">
        <div className={styles.who}>
          <TextInput
            name="name"
            label="Name"
            maxLength={MAX_PERSON_NAME_LENGTH}
            required
            error={errors.name}
            autoComplete="off"
            autoFocus={!isFinding()}
          />
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
