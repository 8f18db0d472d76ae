import { select } from "~/content/fields/select";

/** When administrators hear how the site is. Read by `healthMailDay` alone. */
export const healthFields = {
  healthMailDay: select({
    label: "Administrators get a message about the health of the site on",
    help: "Once a week, in the morning. What needs attention at once is told at once, whatever is chosen here.",
    choices: {
      off: "No day",
      monday: "Monday",
      tuesday: "Tuesday",
      wednesday: "Wednesday",
      thursday: "Thursday",
      friday: "Friday",
      saturday: "Saturday",
      sunday: "Sunday",
    },
    initially: "monday",
  }),
};
