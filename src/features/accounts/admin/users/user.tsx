import { Alert, Button, Group, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { useSubmit } from "~/admin/screen/use-submit";
import { When } from "~/admin/screen/when";
import { useUser } from "~/admin/session/use-session";
import { flagsIn, permissionFlags } from "~/platform/isomorphic/permissions";
import type { UserChange } from "../../api/requests";
import type { UserItem } from "../../api/schemas";
import { MAX_PERSON_NAME_LENGTH } from "../../name-limit";
import { mayMoveAddress } from "./grantable";
import { InvitationPanel } from "./invitation-panel";
import { PermissionChoice, type Permissions } from "./permission-choice";
import { UserAccess } from "./user-access";
import { UserActions } from "./user-actions";
import styles from "./users.module.css";

/** One staff account: name, email, permissions, and help if they are locked out. */
export default function User() {
  const { id = "" } = useParams();
  const user = useQuery({
    queryKey: ["users", "one", id],
    queryFn: () => api.get("/api/admin/users/{id}", { params: { id } }),
  });
  return (
    <Screen
      title={user.data?.item.name ?? "User"}
      back={{ href: "/admin/users", label: "Users" }}
      width="narrow"
    >
      <Answered query={user} lines={8}>
        {({ item }) => (
          <>
            {item.editable && item.status === "invited" && <InvitationPanel user={item} />}
            <UserForm key={item.revision} user={item} />
            {item.editable && <UserAccess user={item} />}
            {item.editable && <UserActions user={item} />}
          </>
        )}
      </Answered>
    </Screen>
  );
}

function UserForm({ user }: { user: UserItem }) {
  const given = useMemo(() => new Set(flagsIn(user)), [user]);
  const [permissions, setPermissions] = useState<Permissions>({ isAdmin: user.isAdmin, flags: given });
  const { form, busy, errors, failure } = useSubmit(async ({ email = "", name = "" }) => {
    const { id, revision } = user;
    const body = { revision, ...differences(user, { email, name }, permissions) };
    await api.patch("/api/admin/users/{id}", { params: { id }, body });
    await queryClient.invalidateQueries({ queryKey: ["users"] });
    await queryClient.invalidateQueries({ queryKey: ["session"] });
    notifyDone(`The changes to ${name} were saved.`);
  });

  return (
    <form {...form}>
      {!user.editable && (
        <Alert color="amber" mb="md">
          You can see this account but not change it, because it has more permissions than yours.
        </Alert>
      )}
      <FormFailure error={failure} />
      <Identity user={user} errors={errors} />
      <Panel title="Permissions" lead="You can grant the permissions that you have yourself.">
        <PermissionChoice
          value={permissions}
          onChange={setPermissions}
          given={given}
          disabled={!user.editable}
        />
      </Panel>
      {user.editable && (
        <Group mt="md" mb="xl">
          <Button type="submit" loading={busy}>
            Save the changes
          </Button>
        </Group>
      )}
    </form>
  );
}

function Identity({ user, errors }: { user: UserItem; errors: Readonly<Record<string, string>> }) {
  const canMove = mayMoveAddress(useUser(), user);
  return (
    <Panel title="Who" lead={<Presence user={user} />}>
      <div className={styles.who}>
        <TextInput
          name="name"
          label="Name"
          defaultValue={user.name}
          maxLength={MAX_PERSON_NAME_LENGTH}
          required
          withAsterisk={false}
          disabled={!user.editable}
          error={errors.name}
        />
        <TextInput
          name="email"
          type="email"
          label="Email"
          defaultValue={user.email}
          required
          withAsterisk={false}
          disabled={!user.editable}
          readOnly={!canMove}
          description={
            user.editable && !canMove
              ? "Only a user who has all of this person’s permissions can change the address."
              : undefined
          }
          error={errors.email}
        />
      </div>
    </Panel>
  );
}

function Presence({ user }: { user: UserItem }) {
  if (user.status === "disabled") return "This account is disabled. No one can sign in with it.";
  if (user.status === "invited")
    return (
      <>
        Invited <When at={user.createdAt} />; has not signed in yet.
      </>
    );
  return user.lastSignInAt ? (
    <>
      Last signed in <When at={user.lastSignInAt} />.
    </>
  ) : (
    "Has not signed in yet."
  );
}

/** Only the changes, so that a save does not touch permissions that the viewer cannot grant. */
function differences(
  user: UserItem,
  texts: { email: string; name: string },
  { isAdmin, flags }: Permissions,
): Omit<UserChange, "revision"> {
  const changed = permissionFlags.filter((flag) => user[flag] !== flags.has(flag));
  return {
    email: texts.email !== user.email ? texts.email : undefined,
    name: texts.name !== user.name ? texts.name : undefined,
    isAdmin: isAdmin !== user.isAdmin ? isAdmin : undefined,
    ...Object.fromEntries(changed.map((flag) => [flag, flags.has(flag)])),
  };
}
