import { date } from "~/content/fields/date";
import { fixedValue } from "~/content/fields/fixed-value";
import { formGroup } from "~/content/fields/form-group";
import { itemArray } from "~/content/fields/item-array";
import { plainWords } from "~/content/fields/plain-words";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { textarea } from "~/content/fields/textarea";
import { MAX_ADDRESS_LENGTH } from "~/platform/isomorphic/limits";
import { CARE_GUIDE_PATH } from "./path";

export const careGuideFields = {
  ...formGroup("The guide", {
    path: fixedValue({ label: "Address", value: CARE_GUIDE_PATH }),
    heading: text({ label: "Heading", required: true, maxLength: 120, search: "title" }),
    lead: textarea({ label: "Introduction", maxLength: 600, search: "excerpt" }),
    ways: itemArray({
      label: "Where to go",
      help: "The emergency department always comes first on the page, below “Call 911”.",
      required: true,
      maxItems: 8,
      search: "body",
      item: {
        kind: select({
          label: "Kind",
          choices: {
            emergency: "Emergency department",
            walkIn: "Walk-in clinic",
            nurseLine: "Nurse line",
            appointment: "Appointment",
          },
          required: true,
        }),
        name: text({ label: "Name", required: true }),
        signs: textArray({ label: "Choose this for", required: true, maxItems: 20 }),
        note: textarea({ label: "Note", maxLength: 300 }),
        hours: text({ label: "When" }),
        phone: text({ label: "Phone", maxLength: 20, phone: true }),
        href: text({ label: "Page with more information", maxLength: MAX_ADDRESS_LENGTH, link: true }),
      },
    }),
  }),
  ...formGroup("How people find it", {
    plainWords: plainWords(),
  }),
  ...formGroup(
    {
      title: "Reviewed by a clinician",
      lead: "Visitors see both. Without them the guide is not published, and after a year it is out of date.",
    },
    {
      reviewer: text({
        withoutVariables: true,
        label: "Reviewed by",
        help: "Name and letters: Elena Marsh, MD.",
        required: true,
        maxLength: 120,
      }),
      reviewedOn: date({ label: "Reviewed on", required: true }),
    },
  ),
};
