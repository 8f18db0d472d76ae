import { type GivingView, givingView } from "~/features/settings/shared/giving-view";
import type { Database } from "~/platform/database/database";
import { publicDesignations } from "./designation/designations";

/** All data of the donation form besides its fields. Amounts in cents. */
export interface GivingFormView extends GivingView {
  /** In the order of the form. */
  designations: string[];
}

export async function givingFormView(
  db: Database,
  { takesPayments }: Pick<GivingView, "takesPayments">,
): Promise<GivingFormView> {
  const [view, designations] = await Promise.all([givingView(db, { takesPayments }), publicDesignations(db)]);
  return { ...view, designations: designations.map(({ name }) => name) };
}
