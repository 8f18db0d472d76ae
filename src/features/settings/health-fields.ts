import { select } from "~/content/fields/select";

/** When administrators get a report of the site's health. Read only by `healthMailDay`. */
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
