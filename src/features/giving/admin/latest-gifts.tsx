import { useQuery } from "@tanstack/react-query";
import { useWaiting } from "~/admin/menu/waiting/use-waiting";
import { waitingAt } from "~/admin/menu/waiting/waiting-at";
import { Answered } from "~/admin/screen/answered";
import { dollars } from "~/admin/screen/dollars";
import { WorkPanel, type WorkRow } from "~/admin/screen/work-panel";
import type { GiftItem } from "../api/admin/schemas";
import { DayOf } from "./day-of";
import { givingApi } from "./giving-api";
import { describeDonor, ORIGIN_WORDS } from "./giving-words";

const AT_MOST = 5;
const CARDS = "/admin/giving/cards";

/** The dashboard's panel of the foundation: cards to print and mail, and the latest gifts. */
export default function LatestGifts() {
  const cards = waitingAt(CARDS, useWaiting());
  const gifts = useQuery({
    queryKey: ["gifts", "latest"],
    queryFn: ({ signal }) => givingApi.gifts({ page: 1, pageSize: AT_MOST }, signal),
  });
  return (
    <Answered query={gifts} lines={3}>
      {({ items, total }) => (
        <WorkPanel
          title="Gifts"
          total={total}
          empty="No gifts yet. Gifts from the site and checks that you enter appear here."
          rows={[...(cards ? [cardsRow(cards.words)] : []), ...items.map(giftRow)]}
          more={{ href: "/admin/giving", label: "All gifts" }}
        />
      )}
    </Answered>
  );
}

function cardsRow(words: string): WorkRow {
  return { key: "cards", href: CARDS, title: words, details: ["For gifts in honor or in memory of someone"] };
}

function giftRow(item: GiftItem): WorkRow {
  const source = `${ORIGIN_WORDS[item.origin]}, ${item.designation}`;
  return {
    key: item.id,
    href: `/admin/giving/gifts/${item.id}`,
    title: `${dollars(item.amount)} from ${describeDonor(item)}`,
    details: [
      <>
        {source}, <DayOf at={item.at} />
      </>,
    ],
  };
}
