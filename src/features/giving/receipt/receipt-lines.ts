import type { Receipt } from "./receipt-for";

/** The lines of a receipt, on paper and in emails. */
export function receiptLines(receipt: Receipt): { label: string; value: string }[] {
  const { organization, donor } = receipt;
  return [
    { label: "Receipt", value: receipt.number },
    {
      label: "Given to",
      value: [organization.name, organization.address].filter(Boolean).join(", "),
    },
    { label: "Tax ID (EIN)", value: organization.taxId },
    { label: "Given by", value: donor.join(", ") },
    { label: "Date of the gift", value: receipt.date },
    { label: "Amount", value: receipt.amount },
    { label: "Of it, to cover the card’s cost", value: receipt.feeCovered },
    { label: "Paid back since", value: receipt.refunded },
    { label: "For", value: receipt.designation },
    { label: "Given", value: receipt.tribute },
  ].filter(({ value }) => value !== "");
}
