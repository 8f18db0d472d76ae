import { Button } from "@mantine/core";
import { FormFailure } from "~/admin/screen/form-failure";
import { FindingAlert } from "./finding-alert";
import { SettingNames } from "./setting-names";
import styles from "./setup.module.css";
import { StepButtons } from "./step-buttons";
import type { TestStepProps } from "./test-step-props";
import { useHealthChecks } from "./use-health-checks";

/** Tests the payment provider with the configured key. No money moves. */
export function PaymentsStep({ busy, onDone, onSkip }: TestStepProps) {
  const health = useHealthChecks(["payments", "payment-webhook"]);
  return (
    <div className={styles.form}>
      <p>
        A hospital without paid classes and gifts needs nothing here. Otherwise your IT person sets the keys
        of your Stripe account on the server, where nobody can read them:
      </p>
      <SettingNames
        names={{
          STRIPE_SECRET_KEY: "The secret key. With a test key everything works, and no money moves.",
          STRIPE_WEBHOOK_SECRET: "The signing secret, with which Stripe reports payments.",
        }}
      />
      <div>
        <Button variant="default" loading={health.isPending} onClick={() => health.mutate()}>
          Test payments
        </Button>
      </div>
      <div role="status" className={styles.found}>
        <FormFailure error={health.error} />
        {health.data?.map((check) => (
          <FindingAlert key={check.id} check={check} />
        ))}
      </div>
      <StepButtons label="Continue" busy={busy} onDone={onDone} onSkip={onSkip} />
    </div>
  );
}
