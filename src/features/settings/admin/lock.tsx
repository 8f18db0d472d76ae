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
import { SettingsTabs } from "~/admin/screen/settings-tabs";
import { When } from "~/admin/screen/when";
import { failureMessage } from "~/site/browser/request/failure";
import type { SiteLockResponse } from "../api/site-lock-api";

/** The lock of a site that is not public yet. */
export default function LockScreen() {
  const lock = useQuery({ queryKey: ["site-lock"], queryFn: () => api.get("/api/admin/site-lock") });
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Site lock"
        lead="For a site that is being prepared: one password, told to everybody who may look at it, before anything is shown."
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
      notifyDone(now.locked ? "The site is locked." : "Everybody can see the site.");
      queryClient.setQueryData(["site-lock"], now);
    },
  });
  const messages = save.error instanceof ApiError ? save.error.byField() : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Panel title={state.locked ? "The site is locked" : "Everybody can see the site"}>
      <form onSubmit={submit} className={styles.form}>
        {save.isError && !messages.password && <Alert color="red">{failureMessage(save.error)}</Alert>}
        {state.changedAt && (
          <p className={styles.quiet}>
            Changed <When at={state.changedAt} />.
          </p>
        )}
        <Switch
          label="Ask for the password"
          description="Visitors see nothing but a question for it, and search engines are told to keep nothing. You still reach the staff's area."
          checked={locked}
          onChange={(event) => setLocked(event.currentTarget.checked)}
        />
        <PasswordInput
          label={state.hasPassword ? "Another password" : "Password"}
          description={
            state.hasPassword
              ? "Empty: the one that is set stays. With another, everybody is asked again."
              : "At least 8 characters. Only a hash of it is kept."
          }
          autoComplete="new-password"
          value={password}
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
