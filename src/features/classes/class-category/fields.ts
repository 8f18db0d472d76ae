import { number } from "~/content/fields/number";
import { slug } from "~/content/fields/slug";
import { text } from "~/content/fields/text";

export const classCategoryFields = {
  name: text({ label: "Name", required: true }),
  slug: slug({ label: "Short name" }),
  position: number({ label: "Order in lists", integer: true, minimum: 0, whenEmpty: 1_000 }),
};
