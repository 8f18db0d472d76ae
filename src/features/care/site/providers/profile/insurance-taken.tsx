import type { ProviderPlans } from "../../../insurance-plan/accepted-plans";
import { CallYourPlan, PayerList } from "../../insurance/payer-list";

/** The plans that a provider takes and at which of their locations, and plans that only their locations take. */
export function InsuranceTaken({
  insurance: { taken, refused },
  name,
}: {
  insurance: ProviderPlans;
  name: string;
}) {
  return (
    <>
      <CallYourPlan />
      <PayerList payers={taken} more={({ at }) => at.length > 0 && <span>Only at {at.join(" and ")}</span>} />
      {refused.length > 0 && (
        <p>
          {name} does not take {refused.map((plan) => plan.name).join(", ")}.
        </p>
      )}
    </>
  );
}
