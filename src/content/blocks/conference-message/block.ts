import { conferenceMessage } from "../../types/settings/conference-message";
import { defineBlock } from "../block";
import { sameForAll } from "../same-for-all";
import { frame, lines } from "../thumbnail";

/** What the settings say about registering for a conference; staff change it there from one to the next. */
export const conferenceMessageBlock = defineBlock({
  name: "conferenceMessage",
  label: "What the settings say about conference registration",
  category: "Global",
  help: "What the settings say about registering for a conference; it is written there, not here.",
  thumbnail: [frame(8, 10, 80, 40), ...lines(16, 20, 62, 4)],
  fields: {},
  example: {},
  load: sameForAll(async ({ db, reads }) => {
    reads("settings");
    return { html: await conferenceMessage(db) };
  }),
});
