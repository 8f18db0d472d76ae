import type { ReactNode } from "react";
import { TextField } from "~/ui/form/text-field";
import { Tag } from "~/ui/tag/tag";
import { IntentForm, type RefusedIntent } from "./intent-form";
import styles from "./own-giving.module.css";
import type { ShownMonthly } from "./shown-monthly";

interface MonthlyGiftProps {
  gift: ShownMonthly;
  /** False if the site takes no payments, because it then cannot reach the payment provider. */
  canChange: boolean;
  refused: RefusedIntent | undefined;
}

/** One monthly gift: its state, and the donor's actions. */
export function MonthlyGift({ gift, canChange, refused }: MonthlyGiftProps) {
  const { id, state, amount, designation, since, next } = gift;
  return (
    <article className={styles.monthly} data-state={state}>
      <div className={styles.standing}>
        <p className={styles.amount}>
          <strong>{amount}</strong> <span>each month</span>
        </p>
        <StatusText state={state} />
      </div>
      <p>
        For {designation}. Since {since}.{next && state === "active" && ` The next charge is on ${next}.`}
      </p>
      {state === "past-due" && (
        <div className={styles.failed}>
          <p>
            We could not charge your card. You do not owe us anything. If you enter another card, your gift
            continues.
          </p>
          {canChange && (
            <IntentForm intent="card" gift={id} refused={refused} submit="Enter another card" look="give" />
          )}
        </div>
      )}
      {state !== "ended" && canChange && (
        <div className={styles.intents}>
          <ChangeAmount gift={gift} refused={refused} />
          {state === "active" && (
            <Fold heading="Use another card">
              <p>This opens a page of the company that processes our payments.</p>
              <IntentForm
                intent="card"
                gift={id}
                refused={refused}
                submit="Enter another card"
                look="quiet"
              />
            </Fold>
          )}
          <PauseOrResume gift={gift} refused={refused} />
          <Fold heading="Stop" open={refused?.intent === "stop"}>
            <p>We charge nothing more. Your receipts stay here. You can start again anytime.</p>
            <IntentForm
              intent="stop"
              gift={id}
              refused={refused}
              submit="Stop my monthly gift"
              look="quiet"
            />
          </Fold>
        </div>
      )}
    </article>
  );
}

type IntentProps = Pick<MonthlyGiftProps, "gift" | "refused">;

function ChangeAmount({ gift: { id, dollars }, refused }: IntentProps) {
  return (
    <Fold heading="Change the amount" open={refused?.intent === "amount"}>
      <IntentForm
        intent="amount"
        gift={id}
        refused={refused}
        values={{ amount: dollars }}
        submit="Change the amount"
      >
        <TextField
          name="amount"
          label="Amount each month"
          hint="In dollars. It applies from next month."
          inputMode="decimal"
          width="short"
          required
        />
      </IntentForm>
    </Fold>
  );
}

function PauseOrResume({ gift: { id, state }, refused }: IntentProps) {
  if (state === "paused")
    return (
      <Fold heading="Resume" open>
        <p>Your gift continues next month.</p>
        <IntentForm intent="resume" gift={id} refused={refused} submit="Resume my monthly gift" />
      </Fold>
    );
  return (
    <Fold heading="Pause" open={refused?.intent === "pause"}>
      <p>We charge nothing until you resume it here.</p>
      <IntentForm intent="pause" gift={id} refused={refused} submit="Pause my monthly gift" look="quiet" />
    </Fold>
  );
}

function StatusText({ state }: Pick<ShownMonthly, "state">) {
  switch (state) {
    case "active":
      return (
        <Tag tone="good" icon="check">
          Active
        </Tag>
      );
    case "past-due":
      return (
        <Tag tone="notice" icon="alert">
          Your card was declined
        </Tag>
      );
    case "paused":
      return (
        <Tag tone="notice" icon="info">
          Paused
        </Tag>
      );
    default:
      return <Tag>Stopped</Tag>;
  }
}

function Fold({ heading, open, children }: { heading: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        <h3 className={styles.foldHeading}>{heading}</h3>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
