import type { Database } from "~/platform/database/database";
import { type GivingSettings, givingSettings } from "./giving-settings";

/** Of what is set about gifts, what everybody may see and the donation form shows. Money in cents. */
export interface GivingView
  extends Pick<
    GivingSettings,
    | "givingServices"
    | "suggestedGifts"
    | "largestGift"
    | "cardPercent"
    | "cardFixed"
    | "refundPolicy"
    | "donorPrivacy"
    | "foundationPhone"
    | "foundationTaxId"
    | "foundationLegalName"
  > {
  /** Whether one can give online; else pages say whom to call. */
  takesPayments: boolean;
}

export async function givingView(
  db: Database,
  { takesPayments }: Pick<GivingView, "takesPayments">,
): Promise<GivingView> {
  const settings = await givingSettings(db);
  return {
    givingServices: settings.givingServices,
    suggestedGifts: settings.suggestedGifts,
    largestGift: settings.largestGift,
    cardPercent: settings.cardPercent,
    cardFixed: settings.cardFixed,
    refundPolicy: settings.refundPolicy,
    donorPrivacy: settings.donorPrivacy,
    foundationPhone: settings.foundationPhone,
    foundationTaxId: settings.foundationTaxId,
    foundationLegalName: settings.foundationLegalName,
    takesPayments,
  };
}
