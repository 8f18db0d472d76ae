import { record } from "../../fields/reference/field";
import { text } from "../../fields/text/field";
import { formById } from "../../types/form/form-by-slug";
import { type ShownForm, shownForm } from "../../types/form/shown-form";
import { defineBlock } from "../block";
import { intro } from "../shared-fields";

export const formBlock = defineBlock({
  name: "form",
  label: "Form",
  category: "General",
  fields: {
    heading: text({ label: "Heading", help: "The form’s title where it is empty.", maxLength: 120 }),
    intro: intro(),
    form: record({ label: "Form", refersTo: "form", required: true }),
  },
  async load({ db, reads }, { form }): Promise<ShownForm | null> {
    reads("form");
    const found = form ? await formById(db, form) : null;
    return found && shownForm(found);
  },
});
