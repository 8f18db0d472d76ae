import type { DomainServices } from "~/platform/domain-services";
import { changeSubscriber } from "./change-subscriber";
import { ended } from "./ended";
import { lockByLink } from "./private-link";
import { recordSubscriberEvent, subscriber } from "./record-subscriber-event";

/**
 * Unsubscribes a person through their private link. Repeating it changes nothing.
 * @param how with the page's button, or with one click in a mail program (RFC 8058)
 * @throws AppError NOT_FOUND
 */
export async function unsubscribe(
  { db, now }: DomainServices,
  token: string,
  how: "page" | "one-click",
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockByLink(tx, token);
    if (before.state === "suppressed" || (before.state === "unsubscribed" && before.asked === null)) return;
    const row = await changeSubscriber(tx, before, ended(now()), now());
    await recordSubscriberEvent(
      tx,
      subscriber,
      how === "page" ? "unsubscribed" : "unsubscribed-by-one-click",
      row,
      before,
    );
  });
}
