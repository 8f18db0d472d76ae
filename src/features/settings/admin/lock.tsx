import { Alert, Button, PasswordInput, Switch } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { When } from "~/admin/screen/when";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import { failureMessage } from "~/site/browser/request/failure";
import type { SiteLockResponse } from "../api/site-lock-api";
import { lockPasswordLimits } from "../site-lock/password-limits";

/** Sets the password of a site that is not public yet. */
export default function LockScreen() {
  const lock = useQuery({ queryKey: ["site-lock"], queryFn: () => api.get("/api/admin/site-lock") });
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Site lock"
        lead="For a site that is not public yet: visitors need one shared password to see it."
        width="narrow"
      >
        <Answered query={lock}>{(state) => <LockForm key={state.changedAt} state={state} />}</Answered>
      </Screen>
    </>
  );
}

function LockForm({ state }: { state: SiteLockResponse }) {
  const [locked, setLocked] = useState(state.locked);
  const [password, setPassword] = useState("");
  const save = useMutation({
    mutationFn: () => api.put("/api/admin/site-lock", { body: { locked, password: password || undefined } }),
    onSuccess(now) {
      notifyDone(now.locked ? "The site is locked." : "Everyone can see the site.");
      queryClient.setQueryData(["site-lock"], now);
    },
  });
  const messages = save.error instanceof ApiError ? save.error.byField() : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Panel title={state.locked ? "The site is locked" : "Everyone can see the site"}>
      <form onSubmit={submit} className={styles.form}>
        {save.isError && !messages.password && <Alert color="red">{failureMessage(save.error)}</Alert>}
        {state.changedAt && (
          <p className={styles.quiet}>
            Changed <When at={state.changedAt} />.
          </p>
        )}
        <Switch
          label="Ask for the password"
          description="Visitors see only a password prompt, and search engines do not index the site. The admin area stays open for staff."
          checked={locked}
          onChange={(event) => setLocked(event.currentTarget.checked)}
        />
        <PasswordInput
          label={state.hasPassword ? "New password" : "Password"}
          description={
            state.hasPassword
              ? "Leave empty to keep the current password. If you change it, every visitor must enter the new one."
              : `At least ${lockPasswordLimits.shortest} characters. The site stores only a hash of it.`
          }
          autoComplete="new-password"
          value={password}
          maxLength={lockPasswordLimits.longest}
          error={messages.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button
          type="submit"
          w="fit-content"
          loading={save.isPending}
          disabled={locked === state.locked && password === ""}
        >
          {locked === state.locked ? "Save" : locked ? "Lock the site" : "Open the site"}
        </Button>
      </form>
    </Panel>
  );
}
