import type { Database } from "~/platform/database/database";
import { publishedSettings } from "../types/settings/site-settings";

/** Who writes, as the settings of the site say it. */
export interface MailIdentity {
  name: string;
  /** One line; empty before it was filled in. */
  address: string;
  phone: string;
  email: string;
}

/** Before the settings were published, the software's own name stands for the hospital's. */
export async function mailIdentity(db: Database): Promise<MailIdentity> {
  const settings = await publishedSettings(db);
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
