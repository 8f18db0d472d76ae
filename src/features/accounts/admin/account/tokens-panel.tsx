import { Alert, Badge, Button, Checkbox, CopyButton, Group, Select, Stack, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { permissionLabels, permissionWords } from "~/admin/menu/permission-words";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { useSubmit } from "~/admin/screen/use-submit";
import { When } from "~/admin/screen/when";
import { useUser } from "~/admin/session/use-session";
import { flagsIn, isPermissionFlag } from "~/platform/isomorphic/permissions";
import type { TokenListItem } from "../../api/schemas";
import { MAX_PERSON_NAME_LENGTH } from "../../name-limit";
import styles from "./account.module.css";
import { EntryList } from "./entry-list";

const queryKey = ["account", "tokens"];

/** Personal tokens for scripts, limited to the permissions that they need. */
export function TokensPanel() {
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const tokens = useQuery({
    queryKey,
    queryFn: () => api.get("/api/admin/account/tokens"),
  });

  return (
    <Panel
      title="Personal tokens"
      lead="For a script that acts as you. It sends the token to the admin API as “Authorization: Bearer …”."
      actions={
        !making && (
          <Button variant="default" onClick={() => setMaking(true)}>
            Create a token
          </Button>
        )
      }
    >
      {made && <MadeToken token={made} onClose={() => setMade(null)} />}
      {making && (
        <MakeToken
          onMade={(token) => {
            setMaking(false);
            setMade(token);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      <Answered query={tokens} lines={2}>
        {({ items }) => (
          <EntryList
            empty="No tokens. You need one only for a script that works with the site."
            entries={items.map((token) => ({
              id: token.id,
              title: token.name,
              detail: <TokenDetail token={token} />,
              action: <Revoke token={token} />,
            }))}
          />
        )}
      </Answered>
    </Panel>
  );
}

function Revoke({ token: { id, name, expiresAt } }: { token: TokenListItem }) {
  const revoke = useMutation({
    mutationFn: () => api.del("/api/admin/account/tokens/{id}", { params: { id } }),
    onSuccess() {
      notifyDone("The token no longer works.");
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: notifyFailed,
  });
  if (new Date(expiresAt) < new Date())
    return (
      <Badge color="gray" variant="light">
        Ended
      </Badge>
    );
  return (
    <Button
      variant="subtle"
      color="clay"
      aria-label={`Revoke ${name}`}
      loading={revoke.isPending}
      onClick={() => revoke.mutate()}
    >
      Revoke
    </Button>
  );
}

function TokenDetail({ token }: { token: TokenListItem }) {
  const { permissions, exportPeople, expiresAt, lastUsedAt } = token;
  return (
    <>
      {permissionLabels(permissions).join(", ")}
      {exportPeople && ", exports people"}. Ends <When at={expiresAt} />,{" "}
      {lastUsedAt ? (
        <>
          last used <When at={lastUsedAt} />
        </>
      ) : (
        "never used"
      )}
    </>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Alert color="amber" title="Your new token" mb="md" role="status">
      <p>It is shown only once. Save it where only the script can read it.</p>
      <code className={styles.token}>{token}</code>
      <Group gap="xs" mt="sm">
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {copied ? "Copied" : "Copy"}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" size="xs" onClick={onClose}>
          I saved it
        </Button>
      </Group>
    </Alert>
  );
}

function MakeToken({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const [days, setDays] = useState("90");
  const [chosen, setChosen] = useState<string[]>([]);
  const [exportPeople, setExportPeople] = useState(false);
  const { form, busy, errors, failure } = useSubmit(async ({ name = "" }) => {
    const body = {
      name,
      days: Number(days),
      permissions: chosen.filter(isPermissionFlag),
      exportPeople,
    };
    const { token } = await api.post("/api/admin/account/tokens", { body });
    await queryClient.invalidateQueries({ queryKey });
    onMade(token);
  });

  return (
    <form {...form}>
      <FormFailure error={failure} />
      <Stack gap="md" mb="lg">
        <PurposeAndDays nameError={errors.name} days={days} onDays={setDays} />
        <PermissionChoice chosen={chosen} onChange={setChosen} error={errors.permissions} />
        <Checkbox
          label="Export people"
          description="Lists of people as spreadsheets, as far as the permissions above allow: rosters, gifts, donors, subscribers, submissions, applications, and users. Anyone who has the token can read them."
          checked={exportPeople}
          onChange={({ currentTarget }) => setExportPeople(currentTarget.checked)}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy} disabled={chosen.length === 0}>
            Create the token
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PurposeAndDaysProps {
  nameError: string | undefined;
  days: string;
  onDays(days: string): void;
}

function PurposeAndDays({ nameError, days, onDays }: PurposeAndDaysProps) {
  return (
    <Group align="flex-start" gap="md">
      <TextInput
        name="name"
        label="Purpose"
        placeholder="Nightly export of providers"
        required
        withAsterisk={false}
        autoFocus
        maxLength={MAX_PERSON_NAME_LENGTH}
        flex={1}
        miw={220}
        error={nameError}
      />
      <Select
        label="Valid for"
        w={150}
        allowDeselect={false}
        data={[
          { value: "30", label: "30 days" },
          { value: "90", label: "90 days" },
          { value: "366", label: "A year" },
        ]}
        value={days}
        onChange={(value) => onDays(value ?? "90")}
      />
    </Group>
  );
}

interface PermissionChoiceProps {
  chosen: readonly string[];
  onChange(flags: string[]): void;
  error: string | undefined;
}

/** The permissions of this person that they can give to a token. */
function PermissionChoice({ chosen, onChange, error }: PermissionChoiceProps) {
  const grantable = flagsIn(useUser()).filter(permissionWords);
  return (
    <Checkbox.Group
      label="Permissions"
      description="Choose only what the script needs."
      value={[...chosen]}
      onChange={onChange}
      error={error}
    >
      <div className={styles.scopes}>
        {grantable.map((flag) => (
          <Checkbox key={flag} value={flag} name="permissions" label={permissionWords(flag)?.label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
