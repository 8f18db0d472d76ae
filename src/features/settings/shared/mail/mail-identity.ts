import type { Database } from "~/platform/database/database";
import type { Brand } from "../../brand";
import { mailColors } from "../../mail-colors";
import { publishedSettings, type ShownSettings } from "../site-settings";

/** Who writes, as the settings of the site say it. */
export interface MailIdentity {
  name: string;
  /** One line; empty before it was filled in. */
  address: string;
  phone: string;
  email: string;
  /** The ground at the top and of buttons, and the line below it, as `#rrggbb`: the hospital's own or those that the site comes with. */
  colors: { main: string; signal: string };
}

const COLORS = { main: mailColors.pine, signal: mailColors.amber };

export async function mailIdentity(db: Database): Promise<MailIdentity> {
  return mailIdentityOf(await publishedSettings(db));
}

/** Before the settings were published, the software's own name stands for the hospital's. */
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

/** Colours of messages: the hospital's own, where it has some. */
export function mailColorsOf(brand: Brand | null): MailIdentity["colors"] {
  return brand ? { main: brand.main, signal: brand.signal } : COLORS;
}
