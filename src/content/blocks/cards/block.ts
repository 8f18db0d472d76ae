import { itemArray } from "../../fields/item-array/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { heading, href, intro } from "../shared-fields";

export const cardsBlock = defineBlock({
  name: "cards",
  label: "Cards",
  category: "General",
  fields: {
    heading: heading(),
    intro: intro(),
    items: itemArray({
      label: "Cards",
      maxItems: 24,
      required: true,
      item: {
        title: text({ label: "Title", required: true, maxLength: 100 }),
        text: textarea({ label: "Text", maxLength: 500 }),
        href: href(),
        linkLabel: text({ label: "Words of the link", maxLength: 80 }),
      },
    }),
    allHref: href(),
    allLabel: text({
      label: "Words of the link to all",
      help: "With such a link, phones and tablets show only the first two cards.",
      maxLength: 80,
    }),
  },
});
