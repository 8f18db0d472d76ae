import { date } from "~/content/fields/date";
import { formGroup } from "~/content/fields/form-group";
import { html } from "~/content/fields/html";
import { number } from "~/content/fields/number";
import { plainWords } from "~/content/fields/plain-words";
import { record } from "~/content/fields/reference";
import { select } from "~/content/fields/select";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { oneLocation } from "~/features/care/shared/fields";

const MAX_PAY = 10_000_000;

export const jobFields = {
  ...formGroup("The job", {
    title: text({ label: "Title", advised: [3, 60], required: true, search: "title" }),
    slug: slug({ label: "Address" }),
    summary: textarea({
      label: "In one or two plain sentences",
      maxLength: 300,
      required: true,
      search: "excerpt",
    }),
    department: text({ label: "Department", maxLength: 80, required: true, search: "words" }),
    location: oneLocation({ label: "Where", required: true }),
    schedule: select({
      label: "Full or part time",
      choices: { full: "Full time", part: "Part time", asNeeded: "As needed (PRN)", temporary: "Temporary" },
      initially: "full",
      required: true,
    }),
    shift: text({
      withoutVariables: true,
      label: "Days and hours",
      help: "Nights, three 12-hour shifts a week",
      maxLength: 120,
    }),
  }),
  ...formGroup("Pay", {
    payFrom: number({
      label: "Pay from, in dollars",
      help: "Before extra pay. More people apply if a job states its pay.",
      minimum: 0,
      maximum: MAX_PAY,
      required: true,
    }),
    payTo: number({ label: "Pay up to, in dollars", minimum: 0, maximum: MAX_PAY, required: true }),
    payPer: select({
      label: "Paid by the",
      choices: { hour: "Hour", year: "Year" },
      initially: "hour",
      required: true,
    }),
  }),
  ...formGroup("What it is", {
    description: html({ label: "What you do", required: true, search: "body" }),
    requirements: html({ label: "What you need", required: true, search: "body" }),
  }),
  ...formGroup("Applying", {
    postedOn: date({ label: "Posted on", required: true }),
    closesOn: date({
      label: "Last day to apply",
      help: "The job leaves the site the day after. If empty, it stays until you take it off.",
    }),
    form: record({
      label: "Application form",
      refersTo: "form",
      help: "Its question named “job” is filled in with the title. If empty, people are asked to call.",
    }),
  }),
  ...formGroup("More", {
    plainWords: plainWords(),
  }),
};
