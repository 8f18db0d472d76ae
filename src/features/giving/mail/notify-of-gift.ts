import { eq } from "drizzle-orm";
import { type GivingSettings, givingSettings } from "~/features/settings/shared/giving-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { openGiver } from "../donor/giver";
import { openTribute } from "../gift/tribute";
import { type Gift, gift } from "../table";
import { foundationIdentity } from "./foundation-identity";
import { sendReceipt } from "./send-receipt";
import { StaffNoticeMail } from "./staff-notice-mail";
import { TributeMail } from "./tribute-mail";
import { tributeMessage } from "./tribute-message";

const headers = { "Auto-Submitted": "auto-generated" };

/**
 * Queues the emails of a gift in the caller's transaction: the receipt to the donor, a notice to the tribute's
 * recipient, and a notice to staff. If the recipient gets a card, staff print it.
 * @returns the gift afterward
 */
export async function notifyOfGift(
  tx: Database,
  services: Omit<DomainServices, "db">,
  given: Gift,
  { receipt, notifiesStaff }: { receipt: "mail" | "print"; notifiesStaff: boolean },
): Promise<Gift> {
  const settings = await givingSettings(tx);
  if (receipt === "mail") await sendReceipt(tx, services, given, settings, `gift receipt ${given.id}`);
  if (notifiesStaff) await notifyStaff(tx, services, given, settings);
  return (await notifyHonored(tx, services, given, settings)) ?? given;
}

async function notifyStaff(
  tx: Database,
  { sealer, now }: Omit<DomainServices, "db">,
  { id }: Gift,
  settings: GivingSettings,
): Promise<void> {
  if (!settings.givingNoticeEmail) return;
  const body = StaffNoticeMail({
    foundation: foundationIdentity(settings),
    href: `${MAIL_SITE}/admin/giving`,
  });
  const message = { kind: "giving.staff-notice", to: settings.givingNoticeEmail, headers, body };
  const subject = "There is a new gift";
  await enqueueMail(tx, sealer, { ...message, subject, dedupeKey: `gift notice ${id}` }, now());
}

async function notifyHonored(
  tx: Database,
  { sealer, now }: Omit<DomainServices, "db">,
  { id, anonymous, ...given }: Gift,
  settings: GivingSettings,
): Promise<Gift | undefined> {
  const tribute = openTribute(sealer, given);
  const giver = openGiver(sealer, given);
  if (given.acknowledgeBy !== "mail" || !tribute?.tellEmail || !giver) return undefined;
  const foundation = foundationIdentity(settings);
  const words = tributeMessage(tribute, giver, { anonymous, foundation: foundation.name });
  const message = {
    kind: "giving.tribute",
    to: tribute.tellEmail,
    toName: tribute.tellName.slice(0, 200),
    headers,
    // Does not contain the name, because others may see the subject, such as on a lock screen.
    subject: `A gift was made in ${tribute.kind === "memory" ? "memory" : "honor"} of someone you know`,
    body: TributeMail({ foundation, words }),
    dedupeKey: `gift tribute ${id}`,
  };
  await enqueueMail(tx, sealer, message, now());
  const [updated] = await tx.update(gift).set({ acknowledgedAt: now() }).where(eq(gift.id, id)).returning();
  return updated;
}
