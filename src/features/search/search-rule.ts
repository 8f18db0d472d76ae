import { defineContentType } from "~/content/define-content-type";
import type { ValuesOf } from "~/content/fields/field";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import type { ChecklistEntry } from "~/content/item-schemas";
import { writePhrases } from "~/content/search/write-phrases";

const fields = {
  kind: select({
    label: "Effect",
    choices: {
      same: "Treat as synonyms",
      first: "Bring one page to the top",
      emergency: "Put 911 first",
      crisis: "Show only help from 988",
      poison: "Put poison control first",
    },
    initially: "same",
    required: true,
  }),
  words: textArray({
    label: "What people type",
    help: "One word or phrase per line. Endings do not matter: “shot” also matches “shots”.",
    required: true,
    maxItems: 60,
  }),
  url: text({
    label: "Page to show first",
    help: "Its address on this site, such as /donate. Only for the effect “Bring one page to the top”.",
    maxLength: 500,
    link: true,
  }),
};

/** A search rule: knowledge for the search that is not in the words of records. */
export const searchRuleType = defineContentType({
  name: "searchRule",
  apiName: "searchrules",
  label: { one: "Search rule", many: "Search rules" },
  feature: null,
  access: { draft: ["permissionSettingsManager"], publish: ["permissionSettingsManager"] },
  fields,
  list: {
    columns: ["kind", "url"],
    filters: ["kind"],
    order: "title",
    belongsHere: "Rules for the site's search, such as words that mean the same or a page that comes first.",
  },
  table: null,
  writesSearchIndex: true,
  title: (data) => data.words.join(", ").slice(0, 200),
  check: checkRule,
  async project(tx, { id, data }) {
    if (!data.kind) throw new Error("A search rule was published without its kind.");
    const url = data.kind === "first" ? data.url.replace(/[?#].*$/, "") : "";
    await writePhrases(tx, { ownerId: id, kind: data.kind, url }, data.words);
  },
  async withdraw(tx, id) {
    await writePhrases(tx, { ownerId: id, kind: "same" }, []);
  },
});

function checkRule({ kind, words, url }: ValuesOf<typeof fields>): ChecklistEntry[] {
  if (kind === "first" && !url.startsWith("/")) {
    return [
      { severity: "hard", propertyName: "url", message: "Choose which page of this site comes first." },
    ];
  }
  if (kind === "same" && words.length < 2) {
    return [
      { severity: "hard", propertyName: "words", message: "Enter at least two words that mean the same." },
    ];
  }
  return [];
}
