import type { Database } from "~/platform/database/database";
import { type GivingSettings, givingSettings } from "./giving-settings";

const SHOWN = [
  "givingServices",
  "suggestedGifts",
  "largestGift",
  "cardPercent",
  "cardFixed",
  "refundPolicy",
  "donorPrivacy",
  "foundationPhone",
  "foundationTaxId",
  "foundationLegalName",
] as const;

type Shown = Pick<GivingSettings, (typeof SHOWN)[number]>;

/** Of what is set about gifts, what everybody may see and the donation form shows. Money in cents. */
export interface GivingView extends Shown {
  /** Whether one can give online; else pages say whom to call. */
  takesPayments: boolean;
}

export async function givingView(
  db: Database,
  { takesPayments }: Pick<GivingView, "takesPayments">,
): Promise<GivingView> {
  const settings = await givingSettings(db);
  const shown = Object.fromEntries(SHOWN.map((name) => [name, settings[name]])) as unknown as Shown;
  return { ...shown, takesPayments };
}
