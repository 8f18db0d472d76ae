import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import type { SetupResponse } from "../../api/setup-api";
import { setupQuery } from "../../shared/admin/setup-query";
import styles from "./setup.module.css";
import { stepWords } from "./setup-words";
import { useSetup } from "./use-setup";

/** The setup assistant: its steps, and which ones are done. */
export default function SetupScreen() {
  const setup = useSetup();
  return (
    <Screen
      title="Setup"
      back={{ href: "/admin/settings", label: "Settings" }}
      lead="The few things that make this site your hospital’s. Stop whenever you like: each step is saved on its own, and you can change all of it later under Settings."
      width="narrow"
    >
      <Answered query={setup} lines={9}>
        {(answer) => <Steps answer={answer} />}
      </Answered>
    </Screen>
  );
}

function Steps({ answer: { steps, isWaiting } }: { answer: SetupResponse }) {
  const close = useMutation({
    mutationFn: () => api.post("/api/admin/setup/closure"),
    onSuccess(now) {
      queryClient.setQueryData(setupQuery.queryKey, now);
      notifyDone("The dashboard no longer shows the setup. It stays here under Settings.");
    },
    onError: notifyFailed,
  });
  const next = steps.find(({ doneAt }) => doneAt === null);
  const isBegun = steps.some(({ doneAt }) => doneAt !== null);
  return (
    <>
      <Panel>
        <ol className={styles.list}>
          {steps.map(({ name, doneAt }) => (
            <li key={name}>
              <Link to={`/admin/settings/setup/${name}`} data-done={doneAt ? true : undefined}>
                {doneAt ? (
                  <CircleCheck size={22} aria-hidden="true" />
                ) : (
                  <Circle size={22} aria-hidden="true" />
                )}
                <strong>{stepWords[name].title}</strong>
                <span className={styles.state}>{doneAt ? "Done" : "To do"}</span>
              </Link>
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          {next && (
            <Button component={Link} to={`/admin/settings/setup/${next.name}`}>
              {isBegun ? `Continue with “${stepWords[next.name].title}”` : "Begin"}
            </Button>
          )}
          {isWaiting && (
            <Button variant="subtle" color="gray" loading={close.isPending} onClick={() => close.mutate()}>
              Do not show it on the dashboard
            </Button>
          )}
        </div>
      </Panel>
      {!next && <WhatNext />}
    </>
  );
}

function WhatNext() {
  return (
    <Panel title="Your site is set up" lead="What most hospitals do next:">
      <ul className={styles.next}>
        <li>
          <Link to="/admin/users/new">Invite your colleagues</Link>, each with the role that fits.
        </li>
        <li>
          <Link to="/admin/navigation">Look at the menus</Link> and take out what you do not have.
        </li>
        <li>
          <a href="/">Look at the site</a> as visitors see it.
        </li>
      </ul>
    </Panel>
  );
}
