import { defineBlock } from "~/content/blocks/block";
import { intro } from "~/content/blocks/shared-fields";
import { bar, box, frame, title } from "~/content/blocks/thumbnail";
import { record } from "~/content/fields/reference";
import { text } from "~/content/fields/text";
import { formsById } from "../../form/form-by-slug";
import { type ShownForm, shownForm } from "../../form/shown-form";

export const formBlock = defineBlock({
  name: "form",
  label: "Form",
  category: "General",
  feature: "forms",
  staysWithoutFeature: {
    unless: "it shows a form with patients’ answers",
    applies: ({ form }, { keepsForm }) => Boolean(form) && keepsForm(String(form)),
  },
  help: "A form that was built under Forms, to be filled in on this page.",
  thumbnail: [
    title(8, 8, 30),
    bar(8, 19, 20, 2.5),
    frame(8, 23, 80, 8),
    bar(8, 35, 20, 2.5),
    frame(8, 39, 80, 8),
    box(8, 51, 22, 7, "brand"),
  ],
  fields: {
    heading: text({ label: "Heading", help: "If empty, the form’s title.", maxLength: 120 }),
    intro: intro(),
    form: record({ label: "Form", refersTo: "form", required: true }),
  },
  example: { heading: "Write to us" },
  async load({ db, visibility }, every): Promise<(ShownForm | null)[]> {
    const forms = await formsById(
      db,
      every.flatMap(({ form }) => form ?? []),
    );
    return every.map(({ form }) => {
      const found = form && forms.get(form);
      return found ? shownForm(found, visibility) : null;
    });
  },
});
