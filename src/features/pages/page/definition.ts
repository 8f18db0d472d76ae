import { eq } from "drizzle-orm";
import { withoutHints } from "~/content/blocks/without-hints";
import { defineContentType } from "~/content/define-content-type";
import { blocks } from "~/content/fields/blocks/field";
import { plainWords } from "~/content/fields/plain-words";
import { text } from "~/content/fields/text/field";
import { textarea } from "~/content/fields/textarea/field";
import { slugOf } from "~/content/slug-of";
import { image } from "~/features/media/shared/fields";
import { isWithoutVisitors } from "../shared/page/own-words";
import { page } from "./table";

const PATH = /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const path = text({ label: "Address", help: "Begins with a slash: /about-us", required: true });
const body = blocks({ label: "Content", required: true });

/** A page of the site, composed of blocks. */
export const pageType = defineContentType({
  name: "page",
  apiName: "pages",
  label: { one: "Page", many: "Pages" },
  feature: null,
  access: { draft: ["permissionPageManager", "permissionPageEditor"], publish: ["permissionPageManager"] },
  chosenByAll: true,
  fields: {
    path: {
      ...path,
      schema: path.schema.refine(
        (value) => value === "" || PATH.test(value),
        "Use only lowercase letters, digits, hyphens, and /.",
      ),
    },
    title: text({ label: "Title", help: "About 60 characters.", advised: [5, 60], required: true }),
    description: textarea({
      label: "Description",
      help: "About 160 characters, for search engines and sharing.",
      maxLength: 320,
      advised: [50, 160],
      required: true,
    }),
    shareImage: image({ label: "Picture for sharing" }),
    plainWords: plainWords(),
    blocks: body,
  },
  review: { everyMonths: 12 },
  list: { columns: ["path", "description"] },
  table: page,
  listedBy: () => null,
  title: (data) => data.title,
  slugField: "path",
  makeSlug: (title) => (slugOf(title) ? `/${slugOf(title)}` : ""),
  addressPrefix: "",
  nested: true,

  async project(tx, { id, data }) {
    const { shareImage, plainWords: _, ...columns } = data;
    const row = {
      ...columns,
      blocks: withoutHints(data.blocks),
      shareImageId: shareImage,
      updatedAt: new Date(),
    };
    await tx
      .insert(page)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: page.id, set: row });
  },

  async withdraw(tx, id) {
    await tx.delete(page).where(eq(page.id, id));
  },

  async search(_, { data }) {
    if (isWithoutVisitors(data.path)) return null;
    return {
      title: data.title,
      excerpt: data.description,
      body: body.words(data.blocks),
      words: [],
      plainWords: data.plainWords,
      weight: 2,
    };
  },
});
