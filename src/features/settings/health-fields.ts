import { select } from "~/content/fields/select";

/** When administrators get the report of the site's health. Only `healthMailDay` reads these fields. */
export const healthFields = {
  healthMailDay: select({
    label: "Email administrators a site health report on",
    help: "Once a week, in the morning. Urgent problems are reported at once, whatever you choose here.",
    choices: {
      off: "Never",
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
