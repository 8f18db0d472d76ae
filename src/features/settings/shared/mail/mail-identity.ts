import type { Database } from "~/platform/database/database";
import type { Brand } from "../../brand";
import { mailColors } from "../../mail-colors";
import { publishedSettings, type ShownSettings } from "../site-settings";

/** The sender of emails, from the settings. */
export interface MailIdentity {
  name: string;
  /** One line; may be empty. */
  address: string;
  phone: string;
  email: string;
  /**
   * The background of the header and buttons, and the line below the header, as `#rrggbb`. The hospital's colors or the
   * defaults.
   */
  colors: { main: string; signal: string };
}

const COLORS = { main: mailColors.pine, signal: mailColors.amber };

export async function mailIdentity(db: Database): Promise<MailIdentity> {
  return mailIdentityOf(await publishedSettings(db));
}

/** If the settings are not published yet, the product's name replaces the hospital's. */
export function mailIdentityOf(settings: ShownSettings | null): MailIdentity {
  if (!settings) return { name: "Openward", address: "", phone: "", email: "", colors: COLORS };
  const { addressLine1, addressCity, addressState, addressPostalCode } = settings;
  return {
    name: settings.hospitalName,
    address: [addressLine1, addressCity, `${addressState} ${addressPostalCode}`.trim()]
      .filter(Boolean)
      .join(", "),
    phone: settings.mainPhone,
    email: settings.email,
    colors: mailColorsOf(settings.brand),
  };
}

/** The colors of emails: the hospital's own, or the defaults. */
export function mailColorsOf(brand: Brand | null): MailIdentity["colors"] {
  return brand ? { main: brand.main, signal: brand.signal } : COLORS;
}
