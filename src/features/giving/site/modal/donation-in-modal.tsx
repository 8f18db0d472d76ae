import { useNavigate } from "react-router";
import { FocusedContent } from "~/ui/modal/focused-content";
import { DonateFacts } from "../../blocks/donate-panel/facts";
import { GiveByPhone } from "../../blocks/donate-panel/give-by-phone";
import { Services } from "../../blocks/donate-panel/services";
import type { GivingFormView } from "../../giving-form-view";
import { DonationForm } from "../form/donation-form";
import styles from "./donation-in-modal.module.css";

/** The donation form with facts for donors, in a modal. */
export default function DonationInModal({ giving }: { giving: GivingFormView }) {
  const navigate = useNavigate();
  return (
    <FocusedContent className={styles.columns}>
      <div className={styles.form}>
        <Services services={giving.givingServices} />
        {giving.takesPayments ? (
          <DonationForm
            id="donation-modal"
            giving={giving}
            onAccepted={() => void navigate("/donate?donation-success=true")}
          />
        ) : (
          <GiveByPhone foundationPhone={giving.foundationPhone} />
        )}
      </div>
      <DonateFacts giving={giving} />
    </FocusedContent>
  );
}
