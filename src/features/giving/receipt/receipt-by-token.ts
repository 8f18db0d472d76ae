import { and, eq, isNotNull } from "drizzle-orm";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { donorByToken } from "../donor/donor-by-token";
import { gift } from "../table";
import { type Receipt, receiptFor } from "./receipt-for";

/**
 * The receipt of a gift of the donor with that private link.
 * @throws AppError NOT_FOUND
 */
export async function receiptByToken(
  services: DomainServices,
  token: string,
  giftId: string,
): Promise<Receipt> {
  const { id: donorId } = await donorByToken(services.db, token);
  const [row] = await services.db
    .select()
    .from(gift)
    .where(and(eq(gift.id, giftId), eq(gift.donorId, donorId), isNotNull(gift.receiptNumber)));
  const receipt = row && receiptFor(services, row, await givingSettings(services.db));
  if (!receipt) throw new AppError("NOT_FOUND", "There is no receipt at this address.");
  return receipt;
}
