import { eq } from "drizzle-orm";
import { defineContentType } from "../define-content-type";
import { publishedRow } from "../publishing/published-columns";
import { writeRow } from "../publishing/write-row";
import { checkRedirect } from "./check-redirect";
import { redirectFields } from "./fields";
import { resolveTargets } from "./resolve-targets";
import { redirect } from "./table";

/** Redirects an address without a page. Changing a published record's address creates one automatically. */
export const redirectType = defineContentType({
  name: "redirect",
  apiName: "redirects",
  label: { one: "Redirect", many: "Redirects" },
  feature: null,
  access: { draft: ["permissionRedirectManager"], publish: ["permissionRedirectManager"] },
  fields: redirectFields,
  list: {
    columns: ["to", "match", "kind"],
    filters: ["match", "kind"],
    order: "title",
    belongsHere:
      "Old addresses, each with the address that it now leads to. Start with one from Missed addresses.",
  },
  table: redirect,
  listedBy: ({ from, to, match, kind }) => ((match ?? "exact") === "exact" ? null : [from, to, match, kind]),
  title: (data) => data.from,
  slugField: "from",
  check: checkRedirect,
  async project(tx, item) {
    const { from, to, kind } = item.data;
    const row = publishedRow(redirect, redirectFields, item, { from, target: to, kind: Number(kind) });
    await writeRow(tx, redirect, row);
    await resolveTargets(tx);
  },
  async withdraw(tx, id) {
    await tx.delete(redirect).where(eq(redirect.id, id));
    await resolveTargets(tx);
  },
});
