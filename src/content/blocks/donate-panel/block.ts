import { select } from "../../fields/select/field";
import { givingTags } from "../../types/settings/giving-settings";
import { givingView } from "../../types/settings/giving-view";
import { defineBlock } from "../block";
import { sameForAll } from "../same-for-all";
import { heading, intro, unsaid } from "../shared-fields";
import { bar, box, frame, lines, title } from "../thumbnail";

/** Where people give. The form itself stands on /donate; on other pages the block opens it over the page. */
export const donatePanelBlock = defineBlock({
  name: "donatePanel",
  label: "Donation form",
  category: "General",
  help: "The donation form with everything that donors want to know first.",
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
    heading: heading(),
    intro: intro(),
    ground: unsaid(
      select({
        label: "Ground",
        choices: { sand: "Sand", mist: "Mist" },
        initially: "sand",
      }),
    ),
  },
  example: { heading: "Give online", intro: "Every gift stays in our county." },
  load: sameForAll(async (context) => {
    context.reads(...givingTags);
    return givingView(context.db);
  }),
});
