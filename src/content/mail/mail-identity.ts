import type { Database } from "~/platform/database/database";
import { publishedSettings, type ShownSettings } from "../types/settings/site-settings";

/** Who writes, as the settings of the site say it. */
export interface MailIdentity {
  name: string;
  /** One line; empty before it was filled in. */
  address: string;
  phone: string;
  email: string;
}

export async function mailIdentity(db: Database): Promise<MailIdentity> {
  return mailIdentityOf(await publishedSettings(db));
}

/** Before the settings were published, the software's own name stands for the hospital's. */
export function mailIdentityOf(settings: ShownSettings | null): MailIdentity {
  if (!settings) return { name: "Openward", address: "", phone: "", email: "" };
  const { addressLine1, addressCity, addressState, addressPostalCode } = settings;
  return {
    name: settings.hospitalName,
    address: [addressLine1, addressCity, `${addressState} ${addressPostalCode}`.trim()]
      .filter(Boolean)
      .join(", "),
    phone: settings.mainPhone,
    email: settings.email,
  };
}
