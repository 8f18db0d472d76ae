import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { slugOf } from "~/content/slug-of";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { isUnlisted } from "../shared/page/own-words";
import { requiredPages } from "../shared/page/required-pages";
import { checkCaptions } from "./check-captions";
import { checkTranslation } from "./check-translation";
import { pageFields } from "./fields";
import { page } from "./table";

/** A page of the site, made of blocks. */
export const pageType = defineContentType({
  name: "page",
  apiName: "pages",
  label: { one: "Page", many: "Pages" },
  feature: null,
  access: { draft: ["permissionPageManager", "permissionPageEditor"], publish: ["permissionPageManager"] },
  chosenByAll: true,
  fields: pageFields,
  review: { everyMonths: 12 },
  list: {
    columns: ["path", "description"],
    filters: ["language"],
    order: "title",
    belongsHere: "Pages of the site, built from blocks. Start with an empty page or a template.",
  },
  table: page,
  listedBy: () => null,
  check: async (data, tx, id) => [...(await checkTranslation(tx, id, data)), ...checkCaptions(data)],
  title: (data) => data.title,
  slugField: "path",
  makeSlug: (title) => (slugOf(title) ? `/${slugOf(title)}` : ""),
  addressPrefix: "",
  lastingAddresses: requiredPages.map(({ path }) => path),
  nested: true,

  async project(tx, item) {
    await writeRow(tx, page, publishedRow(page, pageFields, item, { path: item.data.path }));
  },

  async withdraw(tx, id) {
    await tx.delete(page).where(eq(page.id, id));
  },

  search: {
    weight: 2,
    async document(_, { data }) {
      return isUnlisted(data.path) ? null : { language: data.language ?? SITE_LANGUAGE };
    },
  },
});
