import { givingSettings } from "~/features/settings/shared/giving-settings";
import { formatPhone } from "~/features/settings/shared/mail/hospital-mail";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";

/** @throws AppError UNAVAILABLE, with the phone number, if the site takes no payments */
export async function refuseWithoutPayments(
  tx: Database,
  { takesPayments }: Pick<DomainServices, "takesPayments">,
): Promise<void> {
  if (takesPayments) return;
  const { foundationPhone } = await givingSettings(tx);
  const whom = foundationPhone ? `the foundation at ${formatPhone(foundationPhone)}` : "the foundation";
  throw new AppError("UNAVAILABLE", `Gifts cannot be made or changed online right now. Please call ${whom}.`);
}
