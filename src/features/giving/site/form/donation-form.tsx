import { useState } from "react";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { NO_MESSAGE } from "~/site/browser/request/failure";
import { PublicForm } from "~/site/form/public-form";
import { Button } from "~/ui/button/button";
import { RequiredNote } from "~/ui/form/field";
import type { TypedValues } from "~/ui/form/form-fields";
import { AlertDialog } from "~/ui/modal/alert-dialog";
import type { GivingFormView } from "../../giving-form-view";
import styles from "./donation-form.module.css";
import { DonorFields } from "./donor-fields";
import { GiftFields } from "./gift-fields";
import { TributeFields } from "./tribute-fields";

export interface DonationFormProps {
  giving: GivingFormView;
  /** The campaign for which the gift counts. */
  campaign?: { id: string; title: string };
  /** Distinguishes two forms in one document. */
  id?: string;
  refused?: RefusedForm;
  /** Initial values. */
  values?: TypedValues;
  /** The target of a post without JavaScript. Defaults to the current page. */
  action?: string;
  onAccepted(): void;
}

/** The donation form, on its page and in modals. Sending it opens the checkout. */
export function DonationForm({
  giving,
  campaign,
  id = "donation",
  refused,
  values,
  action,
  onAccepted,
}: DonationFormProps) {
  const [alert, setAlert] = useState<{ message: string; open: boolean }>();
  return (
    <>
      <PublicForm
        id={id}
        path="/donate/initiate"
        captcha="FormContactSubmit"
        refused={refused}
        values={values}
        action={action}
        label="Donation"
        failed="Your gift did not go through"
        submit="Continue to payment"
        look="give"
        more={
          <Button type="reset" look="bare">
            Clear the form
          </Button>
        }
        keptAs="donation"
        pays
        onAccepted={onAccepted}
        onRefused={({ error }) => {
          // Invalid fields are shown in the form. The dialog is for failed requests.
          if (error.code !== "VALIDATION_FAILED")
            setAlert({ message: error.message || NO_MESSAGE, open: true });
        }}
      >
        <RequiredNote />
        {campaign && (
          <p className={styles.next}>
            Your gift counts for <strong>{campaign.title}</strong>.
            <input type="hidden" name="campaign" value={campaign.id} />
          </p>
        )}
        <GiftFields giving={giving} />
        <DonorFields />
        <TributeFields />
        <p className={styles.next}>
          You pay on the next page, by card or from your bank. We never see the number of your card.
        </p>
      </PublicForm>
      <AlertDialog
        open={alert?.open ?? false}
        onClose={() => setAlert((before) => before && { ...before, open: false })}
      >
        {alert?.message}
      </AlertDialog>
    </>
  );
}
