import { useQuery } from "@tanstack/react-query";
import { Answered } from "~/admin/screen/answered";
import { WorkPanel, type WorkRow } from "~/admin/screen/work-panel";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { GiftItem } from "../api/admin/schemas";
import { DayOf } from "./day-of";
import { givingApi } from "./giving-api";
import { describeDonor, ORIGIN_WORDS } from "./giving-words";

const MAX_GIFTS = 5;

/** The dashboard panel of the latest gifts. Cards to print are in the panel "To do". */
export default function LatestGifts() {
  const gifts = useQuery({
    queryKey: ["gifts", "latest"],
    queryFn: ({ signal }) => givingApi.gifts({ page: 1, pageSize: MAX_GIFTS }, signal),
  });
  return (
    <Answered query={gifts} lines={3}>
      {({ items, total }) => (
        <WorkPanel
          title="Gifts"
          total={total}
          empty="No gifts yet. Gifts from the site and checks that you enter appear here."
          rows={items.map(giftRow)}
          more={{ href: "/admin/giving", label: "All gifts" }}
        />
      )}
    </Answered>
  );
}

function giftRow(item: GiftItem): WorkRow {
  const source = `${ORIGIN_WORDS[item.origin]}, ${item.designation}`;
  return {
    key: item.id,
    href: `/admin/giving/gifts/${item.id}`,
    title: `${formatDollars(item.amount)} from ${describeDonor(item)}`,
    details: [
      <>
        {source}, <DayOf at={item.at} />
      </>,
    ],
  };
}
