import { select } from "../../fields/select/field";
import { givingTags } from "../../types/settings/giving-settings";
import { givingView } from "../../types/settings/giving-view";
import { defineBlock } from "../block";
import { heading, intro, unsaid } from "../shared-fields";

/** Where people give. The form itself stands on /donate; on other pages the block opens it over the page. */
export const donatePanelBlock = defineBlock({
  name: "donatePanel",
  label: "Donation form",
  category: "General",
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
  async load(context) {
    context.reads(...givingTags);
    return givingView(context.db);
  },
});
