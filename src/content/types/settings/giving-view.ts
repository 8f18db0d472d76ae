import type { Database } from "~/platform/database/database";
import { type GivingSettings, givingSettings } from "./giving-settings";

const SHOWN = [
  ...(["givingServices", "suggestedGifts", "largestGift", "cardPercent", "cardFixed"] as const),
  ...(["refundPolicy", "donorPrivacy", "foundationPhone", "foundationTaxId"] as const),
  "foundationLegalName",
] as const;

/** Of what is set about gifts, what everybody may see and the donation form shows. Money in cents. */
export type GivingView = Pick<GivingSettings, (typeof SHOWN)[number]>;

export async function givingView(db: Database): Promise<GivingView> {
  const settings = await givingSettings(db);
  return Object.fromEntries(SHOWN.map((name) => [name, settings[name]])) as unknown as GivingView;
}
