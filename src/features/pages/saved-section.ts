import { defineContentType } from "~/content/define-content-type";
import { blocks } from "~/content/fields/blocks";
import { text } from "~/content/fields/text";

/** Blocks under a name, of which staff put copies on pages. Only they see it; a page that has a copy does not follow it. */
export const savedSectionType = defineContentType({
  name: "savedSection",
  apiName: "saved-sections",
  label: { one: "Saved section", many: "Saved sections" },
  feature: null,
  access: { draft: ["permissionPageManager", "permissionPageEditor"], publish: ["permissionPageManager"] },
  forStaffOnly: true,
  fields: {
    name: text({ label: "Name", maxLength: 80, required: true }),
    blocks: blocks({ label: "Content", required: true }),
  },
  list: { columns: [] },
  table: null,
  title: (data) => data.name,
  // The public knows nothing of it.
  async project() {},
  async withdraw() {},
});
