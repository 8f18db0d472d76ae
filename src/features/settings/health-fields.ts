import { select } from "~/content/fields/select";

/** When administrators get a report of the site's health. Read only by `healthMailDay`. */
export const healthFields = {
  healthMailDay: select({
    label: "Administrators get a message about the health of the site on",
    help: "Once a week, in the morning. Urgent problems are reported at once, whatever you choose here.",
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
