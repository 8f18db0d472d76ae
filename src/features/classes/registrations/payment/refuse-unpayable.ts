import { formatPhone } from "~/features/settings/shared/mail/hospital-mail";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ClassView } from "../../class/class-views";
import { phoneOfClass } from "../../class/phone-of-class";
import { isPayable } from "../availability";

/** @throws AppError UNAVAILABLE, with the phone number, if the class costs money and the site takes no payments */
export async function refuseUnpayable(
  tx: Database,
  { takesPayments }: Pick<DomainServices, "takesPayments">,
  event: ClassView,
): Promise<void> {
  if (isPayable(event, takesPayments)) return;
  const phone = phoneOfClass(await publishedSettings(tx), event.category?.slug ?? "");
  const whom = phone ? `please call ${formatPhone(phone)}` : "please call us";
  throw new AppError("UNAVAILABLE", `This class cannot be paid for online right now. To register, ${whom}.`);
}
