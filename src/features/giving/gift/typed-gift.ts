import type { Giver } from "../donor/giver";
import type { Gift } from "../table";
import type { Tribute } from "./tribute";

interface StartedGift
  extends Pick<
    Gift,
    | "amount"
    | "feeCovered"
    | "designation"
    | "forEmployeeGivingCampaign"
    | "anonymous"
    | "willEstate"
    | "volunteer"
    | "acknowledgeBy"
  > {
  giver: Giver;
  tribute: Tribute | null;
  frequency: "once" | "monthly";
}

/** Converts a gift to values of the donation form, by field name. The inverse of `giftForm`. */
export function typedGift({ giver, tribute, ...gift }: StartedGift): Record<string, string> {
  const { kind, ...fields } = tribute ?? { kind: "honor" };
  const { forEmployeeGivingCampaign, anonymous, willEstate, volunteer } = gift;
  const ticked = { forEmployeeGivingCampaign, anonymous, willEstate, volunteer };
  return {
    ...giver,
    frequency: gift.frequency,
    amount: inDollars(gift.amount - gift.feeCovered),
    coverFee: gift.feeCovered > 0 ? "true" : "",
    ...Object.fromEntries(Object.entries(ticked).map(([name, yes]) => [name, yes ? "true" : ""])),
    typeOfDonation: gift.designation,
    tributeKind: kind,
    acknowledge: gift.acknowledgeBy,
    ...fields,
  };
}

function inDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
