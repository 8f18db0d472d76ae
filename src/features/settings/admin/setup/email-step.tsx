import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { FindingAlert } from "./finding-alert";
import { SettingNames } from "./setting-names";
import styles from "./setup.module.css";
import { StepButtons } from "./step-buttons";
import type { TestStepProps } from "./test-step-props";
import { useHealthChecks } from "./use-health-checks";

const POLL_INTERVAL_MS = 1_500;
const PENDING_STATES = ["queued", "sending"];

/** Tests the mail server, and sends a test message to the signed-in person. */
export function EmailStep({ busy, onDone, onSkip }: TestStepProps) {
  const health = useHealthChecks(["mail-server", "site-address"]);
  const send = useMutation({ mutationFn: () => api.post("/api/admin/outbox/test") });
  const test = () => {
    health.mutate();
    send.mutate();
  };
  return (
    <div className={styles.form}>
      <p>
        Your IT person names the mail server in the settings of the server, so that no password is stored
        here:
      </p>
      <SettingNames
        names={{
          SMTP_URL: "The mail server, such as smtp://user:password@mail.hospital.org:587",
          MAIL_FROM: "The sender, such as Elm Hospital <website@hospital.org>",
          SITE_URL: "The address of this site. Messages with links wait until it is known.",
        }}
      />
      <div>
        <Button variant="default" loading={health.isPending || send.isPending} onClick={test}>
          Send me a test message
        </Button>
      </div>
      <div role="status" className={styles.found}>
        <FormFailure error={health.error ?? send.error} />
        {health.data?.map((check) => (
          <FindingAlert key={check.id} check={check} />
        ))}
        {send.data && <Delivery key={send.data.id} id={send.data.id} to={send.data.to} />}
      </div>
      <StepButtons label="Continue" busy={busy} onDone={onDone} onSkip={onSkip} />
    </div>
  );
}

/** The progress of the test message. */
function Delivery({ id, to }: { id: string; to: string }) {
  const { data } = useQuery({
    queryKey: ["outbox", "test", id],
    queryFn: () => api.get("/api/admin/outbox/{id}", { params: { id } }),
    refetchInterval: ({ state }) =>
      !state.data || PENDING_STATES.includes(state.data.message.state) ? POLL_INTERVAL_MS : false,
  });
  const message = data?.message;
  if (!message || PENDING_STATES.includes(message.state)) return <p>The test message is on its way…</p>;
  if (message.state === "sent")
    return (
      <Alert color="green" title="The mail server took the message">
        It is for {to}. Look whether it arrived, and whether it is among junk mail.
      </Alert>
    );
  if (message.state === "kept")
    return (
      <Alert color="amber" title="The message is kept here">
        Without a mail server nothing is sent. You can read what would have been sent under Settings, Mail.
      </Alert>
    );
  return (
    <Alert color="red" title="The message was not sent">
      {message.reason ?? "Settings, Mail says why, and tries again."}
    </Alert>
  );
}
