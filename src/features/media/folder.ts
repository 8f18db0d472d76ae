import { defineContentType } from "~/content/define-content-type";
import { text } from "~/content/fields/text";
import { MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";

/** A folder of the media library for pictures and documents. Visitors never see it. */
export const mediaFolderType = defineContentType({
  name: "mediaFolder",
  apiName: "folders",
  label: { one: "Folder", many: "Folders" },
  feature: null,
  access: { draft: ["permissionMediaManager"], publish: ["permissionMediaManager"] },
  forStaffOnly: true,
  fields: {
    name: text({ withoutVariables: true, label: "Name", maxLength: MAX_NAME_LENGTH, required: true }),
  },
  list: {
    columns: [],
    order: "title",
    belongsHere: "Folders for pictures and documents.",
  },
  protectedWhileUsed: true,
  table: null,
  title: (data) => data.name,
  // Folders are not public.
  async project() {},
  async withdraw() {},
});
