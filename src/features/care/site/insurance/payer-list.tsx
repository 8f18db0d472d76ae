import type { ReactNode } from "react";
import { Link } from "~/ui/link/link";
import type { PayerView, PlanView } from "../../insurance-plan/plan-view";
import styles from "./payer-list.module.css";

export interface PayerListProps<Plan extends PlanView> {
  payers: readonly PayerView<Plan>[];
  /** Shown next to a plan's name, kind, and date. */
  more?: (plan: Plan) => ReactNode;
}

/** Plans by insurance company or program, each with the day on which staff last confirmed it. */
export function PayerList<Plan extends PlanView>({ payers, more }: PayerListProps<Plan>) {
  return (
    <dl className={styles.payers}>
      {payers.map(({ payer, plans }) => (
        <div key={payer} className={styles.payer}>
          <dt className={styles.name}>{payer}</dt>
          {plans.map((plan) => (
            <dd key={plan.slug} className={styles.plan}>
              <Link href={`/insurance/${plan.slug}`}>{plan.name}</Link>
              <span className={styles.facts}>
                {plan.kind !== payer && plan.kind !== plan.name && `${plan.kind} · `}
                Confirmed {plan.confirmedOn}
              </span>
              {more?.(plan)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The note above every list of plans: the hospital does not know what one person's plan pays. */
export function CallYourPlan() {
  return (
    <p>
      <strong>Call your plan to confirm before your visit.</strong> The number is on your card. A plan can
      have several networks, and this list shows only when we last checked each contract.
    </p>
  );
}
