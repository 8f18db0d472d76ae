import { date } from "../../fields/date/field";
import { number } from "../../fields/number/field";
import { image } from "../../fields/reference/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { heading, href, unsaid } from "../shared-fields";

const cents = (label: string) => unsaid(number({ label, integer: true, minimum: 0, required: true }));

export const campaignBlock = defineBlock({
  name: "campaign",
  label: "Goal of the foundation",
  category: "Global",
  fields: {
    heading: heading(),
    text: textarea({ label: "Text", maxLength: 800 }),
    goalCents: cents("Goal, in cents"),
    raisedCents: cents("Raised so far, in cents"),
    asOf: unsaid(date({ label: "Raised as of" })),
    href: href(),
    linkLabel: text({ label: "Words of the button", maxLength: 60 }),
    image: image({ label: "Picture" }),
  },
});
