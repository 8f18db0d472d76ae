import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { ground, heading, intro, note } from "~/content/blocks/shared-fields";
import { bar, box, frame, lines, title } from "~/content/blocks/thumbnail";
import { givingFormView } from "../../giving-form-view";

/** The donation panel. On /donate it is the form; on other pages it opens the form in a modal. */
export const donatePanelBlock = defineBlock({
  name: "donatePanel",
  label: "Donation form",
  category: "General",
  feature: null,
  help: "The donation form, with what donors want to know first.",
  thumbnail: [
    title(8, 8, 30),
    ...lines(8, 18, 34, 4),
    frame(50, 8, 38, 44),
    bar(56, 16, 26, 5, "soft"),
    bar(56, 25, 26, 5, "soft"),
    box(56, 38, 20, 8, "accent"),
  ],
  needs: "wide",
  fields: {
    note: note(
      "<p>Purposes, amounts and the privacy and refund policies are written under Settings. Without keys of a payment provider the block names whom to call.</p>",
    ),
    heading: heading(),
    intro: intro(),
    ground: ground({ initially: "sand", among: ["sand", "mist"] }),
  },
  example: { heading: "Give online" },
  hints: { intro: "Where the gifts stay, and what they do." },
  load: sameForAll((context) => givingFormView(context.db, context)),
});
