import { phoneInWords } from "~/content/mail/hospital-mail";
import type { ClassView } from "~/content/types/class/class-views";
import { phoneOfClass } from "~/content/types/class/phone-of-class";
import { publishedSettings } from "~/content/types/settings/site-settings";
import type { DomainServices } from "~/domain/domain-services";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { isPayable } from "../availability";

/** @throws AppError UNAVAILABLE, naming whom to call, where a class costs money and the site takes no payments */
export async function refuseUnpayable(
  tx: Database,
  { takesPayments }: Pick<DomainServices, "takesPayments">,
  event: ClassView,
): Promise<void> {
  if (isPayable(event, takesPayments)) return;
  const phone = phoneOfClass(await publishedSettings(tx), event.category?.slug ?? "");
  const whom = phone ? `please call ${phoneInWords(phone)}` : "please call us";
  throw new AppError("UNAVAILABLE", `This class cannot be paid for online right now. To register, ${whom}.`);
}
