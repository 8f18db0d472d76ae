import { defineContentType } from "~/content/define-content-type";
import { blocks } from "~/content/fields/blocks";
import { text } from "~/content/fields/text";
import { MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";

/**
 * A saved section: named blocks that staff copy to pages. Visitors do not see the section itself, and its changes do
 * not affect copies.
 */
export const savedSectionType = defineContentType({
  name: "savedSection",
  apiName: "saved-sections",
  label: { one: "Saved section", many: "Saved sections" },
  feature: null,
  access: { draft: ["permissionPageManager", "permissionPageEditor"], publish: ["permissionPageManager"] },
  forStaffOnly: true,
  fields: {
    name: text({ withoutVariables: true, label: "Name", maxLength: MAX_NAME_LENGTH, required: true }),
    blocks: blocks({ label: "Content", required: true }),
  },
  list: {
    columns: [],
    order: "title",
    belongsHere:
      "Blocks with their contents that you use on several pages. To add one, save a block in the page editor.",
  },
  table: null,
  title: (data) => data.name,
  // Saved sections are not public.
  async project() {},
  async withdraw() {},
});
