import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { record } from "~/content/fields/reference/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textarea } from "~/content/fields/textarea/field";
import { writeRow } from "~/content/publishing/write-row";
import { image } from "~/features/media/shared/fields";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { award } from "./table";

/** An award for staff, with the form by which somebody is put forward for it. */
export const awardType = defineContentType({
  name: "award",
  apiName: "awards",
  label: { one: "Award", many: "Awards" },
  feature: "forms",
  access: { draft: ["permissionFormManager"], publish: ["permissionFormManager"] },
  fields: {
    title: text({ label: "Name of the award", required: true }),
    slug: slug({ label: "Address" }),
    lead: textarea({ label: "In one or two sentences", maxLength: 400, required: true }),
    body: html({ label: "About the award" }),
    image: image({ label: "Picture" }),
    plainWords: plainWords(),
    form: record({ label: "Form", refersTo: "form", required: true }),
  },
  list: { columns: ["lead"] },
  table: award,
  listedBy: () => null,
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/award/",
  async project(tx, { id, data: { image: imageId, form: formId, plainWords: _, ...data } }) {
    if (formId === null) throw new Error("An award was published without its form.");
    await writeRow(tx, award, { id, ...data, imageId, formId, updatedAt: new Date() });
  },
  async withdraw(tx, id) {
    await tx.delete(award).where(eq(award.id, id));
  },
  async search(_, { data }) {
    const body = richTextToPlain(data.body);
    return {
      title: data.title,
      excerpt: data.lead,
      body: `${data.lead}\n${body}`,
      words: [],
      plainWords: data.plainWords,
      weight: 1,
    };
  },
});
