import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { writePhrases } from "~/content/search/write-phrases";
import { searchTopicFields } from "./search-topic-fields";
import { searchTopic } from "./table";
import { TOPICS } from "./vocabulary/topics";

/** Links a topic of the vocabulary to the hospital's pages, or says where people can go instead. */
export const searchTopicType = defineContentType({
  name: "searchTopic",
  apiName: "searchtopics",
  label: { one: "Search topic", many: "Search topics" },
  feature: null,
  access: { draft: ["permissionSettingsManager"], publish: ["permissionSettingsManager"] },
  fields: searchTopicFields,
  list: {
    columns: ["topic", "pages", "elsewhere"],
    order: "title",
    belongsHere:
      "Topics of the search, each linked to the page that answers it. Start with a topic that people look for in vain.",
  },
  table: searchTopic,
  writesSearchIndex: true,
  title: ({ topic, pages, elsewhere }) =>
    [topic === null ? "" : TOPICS[topic], pages[0] ?? elsewhere[0] ?? ""]
      .filter(Boolean)
      .join(": ")
      .slice(0, 200),
  check: checkTopic,
  async project(tx, item) {
    const { topic, moreWords } = item.data;
    if (!topic) throw new Error("A search topic was published without its topic.");
    await writeRow(tx, searchTopic, publishedRow(searchTopic, searchTopicFields, item, {}));
    await writePhrases(tx, { ownerId: item.id, kind: "topic", url: topic }, moreWords);
  },
  async withdraw(tx, id) {
    await tx.delete(searchTopic).where(eq(searchTopic.id, id));
    await writePhrases(tx, { ownerId: id, kind: "topic" }, []);
  },
});

function checkTopic({ pages, elsewhere }: ValuesOf<typeof searchTopicFields>): ChecklistEntry[] {
  if (pages.some((page) => !page.startsWith("/"))) {
    return [
      {
        severity: "hard",
        propertyName: "pages",
        message: "Write each page as an address on this site: /specialty/cardiology.",
      },
    ];
  }
  if (pages.length > 0 && elsewhere.length > 0) {
    return [
      {
        severity: "hard",
        propertyName: "elsewhere",
        message:
          "Enter either pages, or where to go instead. Visitors see other places only if you offer nothing.",
      },
    ];
  }
  return [];
}
