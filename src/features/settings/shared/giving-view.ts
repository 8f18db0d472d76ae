import type { Database } from "~/platform/database/database";
import { type GivingSettings, givingSettings } from "./giving-settings";

/** The public part of the foundation's settings, for the donation form. Amounts in cents. */
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
  /** Whether visitors can give online. Otherwise, pages show the phone number. */
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
