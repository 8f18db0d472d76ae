import { and, eq, isNotNull } from "drizzle-orm";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import { hashToken } from "~/platform/crypto/hash-token";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { donor, gift } from "../table";
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
  const [row] = await services.db
    .select({ gift })
    .from(gift)
    .innerJoin(donor, eq(donor.id, gift.donorId))
    .where(and(eq(gift.id, giftId), eq(donor.tokenHash, hashToken(token)), isNotNull(gift.receiptNumber)));
  const receipt = row && receiptFor(services, row.gift, await givingSettings(services.db));
  if (!receipt) throw new AppError("NOT_FOUND", "There is no receipt at this address.");
  return receipt;
}
