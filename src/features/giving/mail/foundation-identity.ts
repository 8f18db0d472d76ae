import type { GivingSettings } from "~/features/settings/shared/giving-settings";
import { type MailIdentity, mailColorsOf } from "~/features/settings/shared/mail/mail-identity";

/** The sender of emails about gifts is the foundation, not the hospital. */
export function foundationIdentity(settings: GivingSettings): MailIdentity {
  return {
    name: settings.foundationLegalName,
    address: settings.foundationAddress,
    phone: settings.foundationPhone,
    email: settings.foundationEmail,
    colors: mailColorsOf(settings.brand),
  };
}
