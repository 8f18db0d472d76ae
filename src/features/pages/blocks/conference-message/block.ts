import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { note } from "~/content/blocks/shared-fields";
import { frame, lines } from "~/content/blocks/thumbnail";
import { NO_MESSAGE } from "~/content/no-message";
import { conferenceMessage } from "~/features/settings/shared/conference-message";

/** The message about registering for a conference, from the settings. */
export const conferenceMessageBlock = defineBlock({
  name: "conferenceMessage",
  label: "Conference registration",
  category: "Global",
  feature: null,
  help: "The text about conference registration. You edit it in the settings.",
  thumbnail: [frame(8, 10, 80, 40), ...lines(16, 20, 62, 4)],
  fields: {
    note: note(
      "<p>The message is written under Settings, as “Conference registration”, and is the same wherever this block stands.</p><p>While it is empty, visitors read “No message”.</p>",
    ),
  },
  example: {},
  load: sameForAll(async ({ db }) => {
    return { html: (await conferenceMessage(db)) || `<p>${NO_MESSAGE}</p>` };
  }),
});
