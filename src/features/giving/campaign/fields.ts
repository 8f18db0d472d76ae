import { date } from "~/content/fields/date";
import { money } from "~/content/fields/money";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";

/** The fields of a campaign. Visitors see its title and its two amounts. */
export const campaignFields = {
  title: text({ label: "Title", required: true, maxLength: 120 }),
  /** The published column is a bigint, for larger amounts. */
  goal: withoutColumn(money({ label: "Goal", required: true, minimum: 100 })),
  elsewhere: withoutColumn(
    money({
      label: "Raised in other ways",
      help: "Pledges, auctions, and money raised before the campaign. Online gifts and checks entered for the campaign are counted automatically.",
    }),
  ),
  elsewhereOn: withoutColumn(date({ label: "Raised in other ways, as of" })),
  note: withoutColumn(
    textarea({ label: "Note for colleagues", help: "Not shown to visitors.", maxLength: 1_000 }),
  ),
};
