import { useState } from "react";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { ChoiceGroup } from "~/ui/form/choice-group";
import { useTyped } from "~/ui/form/form-fields";
import { SelectField } from "~/ui/form/select-field";
import { TextField } from "~/ui/form/text-field";
import { feeFor } from "../../fee-for";
import type { GivingFormView } from "../../giving-form-view";
import { readAmount } from "../../read-amount";
import { NO_TYPE } from "../../types-of-donation";
import styles from "./donation-form.module.css";
import { FormSection } from "./form-section";
import { SuggestedAmounts } from "./suggested-amounts";

const FREQUENCIES = [
  { value: "once", label: "Once" },
  {
    value: "monthly",
    label: "Each month",
    hint: "Change, pause or stop it yourself at any time, by a link in your email.",
  },
];

export function GiftFields({ giving }: { giving: GivingFormView }) {
  const [amount, setAmount] = useState(useTyped()?.amount ?? "");
  const cents = readAmount(amount) ?? 0;
  return (
    <FormSection title="Payment Information">
      <SuggestedAmounts
        suggested={giving.suggestedGifts}
        cents={cents}
        onChosen={(chosen) => setAmount(String(chosen / 100))}
      />
      <div className={styles.amount}>
        <TextField
          name="amount"
          label="Amount"
          hint="In dollars, from $1."
          placeholder="$"
          required
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </div>
      <ChoiceGroup name="frequency" label="How often" chosen={["once"]} options={FREQUENCIES} />
      <div className={styles.type}>
        <SelectField
          name="typeOfDonation"
          label="Type of donation"
          required
          nothing={{ value: NO_TYPE, label: "Select type of donation" }}
          options={giving.designations.map((type) => ({ value: type, label: type }))}
        />
      </div>
      <CardCost giving={giving} cents={cents} />
      <CheckboxField
        name="forEmployeeGivingCampaign"
        label="This gift is part of the employee giving campaign"
      />
      <CheckboxField
        name="anonymous"
        label="I wish to stay anonymous"
        hint="Your name appears only on your receipt."
      />
      <CheckboxField
        name="willEstate"
        label="Please send me information about including the foundation in my will or estate plans"
      />
      <CheckboxField name="volunteer" label="I would like to hear about volunteering" />
    </FormSection>
  );
}

function CardCost({ giving, cents }: { giving: GivingFormView; cents: number }) {
  const { cardPercent, cardFixed } = giving;
  if (cardPercent + cardFixed === 0) return null;
  const fee = feeFor(cents, giving);
  const fixed = cardFixed > 0 ? ` and ${formatDollars(cardFixed)}` : "";
  return (
    <CheckboxField
      name="coverFee"
      label={
        fee > 0
          ? `Add ${formatDollars(fee)} to cover what the card costs: ${formatDollars(cents + fee)} in all`
          : "Add the card fee, so that the foundation gets my whole gift"
      }
      hint={`A payment by card costs us ${cardPercent} percent${fixed}.`}
    />
  );
}
