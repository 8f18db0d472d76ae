import { select } from "~/content/fields/select";

/** The time zone in which the site shows and calculates times. Only `hospitalZone` reads these fields. */
export const timeZoneFields = {
  timeZone: select({
    label: "Time zone",
    help: "Opening hours, classes, receipts, and emails use it. If you change it, the classes that are already there show different hours.",
    choices: {
      asSetUp: "As set on the server",
      "America/New_York": "Eastern: New York, Atlanta, Detroit",
      "America/Chicago": "Central: Chicago, Dallas, Omaha",
      "America/Denver": "Mountain: Denver, Boise, Santa Fe",
      "America/Phoenix": "Mountain without daylight saving: Phoenix",
      "America/Los_Angeles": "Pacific: Los Angeles, Portland, Seattle",
      "America/Anchorage": "Alaska: Anchorage, Juneau",
      "Pacific/Honolulu": "Hawaii: Honolulu",
      "America/Puerto_Rico": "Atlantic: Puerto Rico, US Virgin Islands",
      "Pacific/Guam": "Chamorro: Guam, Northern Mariana Islands",
      "Pacific/Pago_Pago": "Samoa: American Samoa",
    },
    initially: "asSetUp",
  }),
};
