import { conferenceMessage } from "../../types/settings/conference-message";
import { defineBlock } from "../block";

/** What the settings say about registering for a conference; staff change it there from one to the next. */
export const conferenceMessageBlock = defineBlock({
  name: "conferenceMessage",
  label: "What the settings say about conference registration",
  category: "Global",
  fields: {},
  async load({ db, reads }) {
    reads("settings");
    return { html: await conferenceMessage(db) };
  },
});
