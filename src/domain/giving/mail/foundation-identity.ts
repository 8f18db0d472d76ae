import { type MailIdentity, mailColorsOf } from "~/content/mail/mail-identity";
import type { GivingSettings } from "~/content/types/settings/giving-settings";

/** Who writes about gifts: the foundation, not the hospital. */
export function foundationIdentity(settings: GivingSettings): MailIdentity {
  return {
    name: settings.foundationLegalName,
    address: settings.foundationAddress,
    phone: settings.foundationPhone,
    email: settings.foundationEmail,
    colors: mailColorsOf(settings.brand),
  };
}
