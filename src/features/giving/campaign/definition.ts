import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { date } from "~/content/fields/date/field";
import { money } from "~/content/fields/money/field";
import { text } from "~/content/fields/text/field";
import { textarea } from "~/content/fields/textarea/field";
import { writeRow } from "~/content/publishing/write-row";
import { campaign } from "./table";

/** What the foundation collects for. Any page shows how far it got, by the block “Goal of the foundation”. */
export const campaignType = defineContentType({
  name: "campaign",
  apiName: "campaigns",
  label: { one: "Campaign", many: "Campaigns" },
  feature: null,
  access: { draft: ["permissionFoundationManager"], publish: ["permissionFoundationManager"] },
  chosenByAll: true,
  fields: {
    title: text({ label: "What for", required: true, maxLength: 120 }),
    goal: money({ label: "Goal", required: true, minimum: 100 }),
    elsewhere: money({
      label: "Raised in other ways",
      help: "Pledges, auctions, and what was there before. Gifts made here, and cheques entered for it, are counted by themselves.",
    }),
    elsewhereOn: date({ label: "Raised in other ways, as of" }),
    note: textarea({ label: "Note for colleagues", help: "Not shown to visitors.", maxLength: 1_000 }),
  },
  list: { columns: ["goal", "elsewhere"] },
  table: campaign,
  listedBy: () => null,
  title: (data) => data.title,
  async project(tx, { id, data: { title, goal, elsewhere } }) {
    if (goal === null) throw new Error("A campaign was published without its goal.");
    const row = { id, title, goal, elsewhere: elsewhere ?? 0, updatedAt: new Date() };
    await writeRow(tx, campaign, row);
  },
  async withdraw(tx, id) {
    await tx.delete(campaign).where(eq(campaign.id, id));
  },
});
