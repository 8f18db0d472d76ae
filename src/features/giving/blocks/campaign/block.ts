import { defineBlock } from "~/content/blocks/block";
import { heading, href, unsearched } from "~/content/blocks/shared-fields";
import { box, frame, lines, picture, title } from "~/content/blocks/thumbnail";
import { date } from "~/content/fields/date";
import { fixedValue } from "~/content/fields/fixed-value";
import { number } from "~/content/fields/number";
import { record } from "~/content/fields/reference";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import { campaignProgress } from "../../campaign/campaign-progress";

const cents = (label: string) =>
  unsearched(number({ label, help: "If no campaign is chosen.", integer: true, minimum: 0 }));

export const campaignBlock = defineBlock({
  name: "campaign",
  label: "Fundraising goal",
  category: "Global",
  feature: null,
  help: "What the foundation raises money for, how much was raised, and a button to give.",
  thumbnail: [
    picture(8, 10, 36, 40),
    title(52, 12, 30),
    ...lines(52, 21, 34, 2),
    frame(52, 34, 36, 6),
    box(52, 34, 22, 6, "accent"),
    box(52, 44, 18, 7, "accent"),
  ],
  needs: "wide",
  fields: {
    heading: heading(),
    text: textarea({ label: "Text", maxLength: 800 }),
    campaign: record({
      label: "Campaign",
      help: "The meter shows its goal and its gifts.",
      refersTo: "campaign",
    }),
    goalCents: cents("Goal, in cents"),
    raisedCents: cents("Raised so far, in cents"),
    currency: fixedValue({
      label: "Currency",
      help: "Goals and gifts are in this currency.",
      value: "USD",
    }),
    asOf: unsearched(date({ label: "Raised as of" })),
    href: href(),
    linkLabel: text({ label: "Button text", maxLength: 60 }),
    image: image({ label: "Picture" }),
  },
  example: { heading: "Help us reach it" },
  hints: { text: "What the money is for, and whom it helps." },
  async load({ db, takesPayments }, every) {
    const progress = await campaignProgress(
      db,
      every.flatMap(({ campaign }) => campaign ?? []),
    );
    const phone = takesPayments ? null : (await givingSettings(db)).foundationPhone;
    return every.map(({ campaign, href }) => {
      const found = campaign && progress.get(campaign);
      const figures = found ? { campaign, goalCents: found.goal, raisedCents: found.raised } : null;
      return { figures, giveByPhone: leadsToGift(href ?? "") ? phone : null };
    });
  },
});

/** Whether the link opens the donation form. */
function leadsToGift(href: string): boolean {
  return /^\/donate(?![\w-])|^emit:donation-modal/.test(href);
}
