import type { ShownOf, ValuesOf } from "~/content/fields/field";
import { showFields } from "~/content/fields/show-fields";
import { imageViews } from "~/features/media/shared/image/image-view";
import type { Database } from "~/platform/database/database";
import { type Brand, brandOf } from "../brand";
import type { BrandValues } from "../brand-colors";
import { givingFields } from "../giving-fields";
import { publishedValues } from "../published-values";

/**
 * The foundation's settings for pages and receipts: pictures instead of ids, amounts in cents, defaults for empty
 * values.
 */
export interface GivingSettings
  extends Omit<ShownOf<typeof givingFields>, "largestGift" | "cardPercent" | "cardFixed"> {
  /** The EIN. */
  foundationTaxId: string;
  /** In cents. */
  largestGift: number;
  /** The card fee: percent of the payment, plus cents per payment. Both 0 if donors are not asked to cover it. */
  cardPercent: number;
  cardFixed: number;
  /** The brand of the whole site, because the foundation's emails look like the hospital's. */
  brand: Brand | null;
}

const DEFAULT_LARGEST_GIFT = 2_500_000;
const DEFAULT_STATEMENT = "No goods or services were provided in exchange for this gift.";

/** Takes two queries. Returns the defaults if nothing was published yet. */
export async function givingSettings(db: Database): Promise<GivingSettings> {
  const values = (await publishedValues(db)) as ValuesOf<typeof givingFields> & Identity & BrandValues;
  const pictures = await imageViews(
    db,
    (values.givingServices ?? []).map(({ image }) => image),
  );
  const find = (_type: string, id: string) => pictures.get(id);
  const shown = showFields(givingFields, values, { find, hides: () => false });
  const address = [
    values.addressLine1,
    values.addressCity,
    `${values.addressState ?? ""} ${values.addressPostalCode ?? ""}`.trim(),
  ];
  return {
    ...shown,
    brand: brandOf(values),
    foundationTaxId: values.foundationTaxId ?? "",
    foundationLegalName: shown.foundationLegalName || values.foundationName || "The foundation",
    foundationAddress: shown.foundationAddress || address.filter(Boolean).join(", "),
    foundationPhone: shown.foundationPhone || values.mainPhone || "",
    foundationEmail: shown.foundationEmail || values.email || "",
    largestGift: shown.largestGift ?? DEFAULT_LARGEST_GIFT,
    cardPercent: shown.cardPercent ?? 0,
    cardFixed: shown.cardPercent ? (shown.cardFixed ?? 0) : 0,
    giftStatement: shown.giftStatement || DEFAULT_STATEMENT,
  };
}

/** Settings of the hospital that replace empty values of the foundation. */
type Identity = Partial<
  Record<
    | "foundationName"
    | "foundationTaxId"
    | "mainPhone"
    | "email"
    | "addressLine1"
    | "addressCity"
    | "addressState"
    | "addressPostalCode",
    string
  >
>;
