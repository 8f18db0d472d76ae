import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { campaignFields } from "./fields";
import { campaign } from "./table";

/** A fundraising campaign. The block “Fundraising goal” shows its progress on any page. */
export const campaignType = defineContentType({
  name: "campaign",
  apiName: "campaigns",
  label: { one: "Campaign", many: "Campaigns" },
  feature: null,
  access: { draft: ["permissionFoundationManager"], publish: ["permissionFoundationManager"] },
  chosenByAll: true,
  fields: campaignFields,
  list: {
    columns: ["goal", "elsewhere"],
    order: "title",
    belongsHere: "Fundraising campaigns with a goal. A block on any page shows how much has been given.",
  },
  table: campaign,
  listedBy: () => null,
  title: (data) => data.title,
  async project(tx, item) {
    const { goal, elsewhere } = item.data;
    if (goal === null) throw new Error("A campaign was published without its goal.");
    const row = publishedRow(campaign, campaignFields, item, { goal, elsewhere: elsewhere ?? 0 });
    await writeRow(tx, campaign, row);
  },
  async withdraw(tx, id) {
    await tx.delete(campaign).where(eq(campaign.id, id));
  },
});
