import { eq } from "drizzle-orm";
import { defineContentType } from "../define-content-type";
import { select } from "../fields/select/field";
import { text } from "../fields/text/field";
import { writeRow } from "../publishing/write-row";
import { checkRedirect } from "./check-redirect";
import { pathOf } from "./path-of";
import { resolveTargets } from "./resolve-targets";
import { type RedirectMatch, redirect } from "./table";

const from = text({
  label: "Old address",
  help: "A path of this site: /old-page",
  maxLength: 500,
  required: true,
});
const to = text({
  label: "Leads to",
  help: "A path of this site, or a full address.",
  maxLength: 500,
  required: true,
  link: true,
});

/** Redirects an address without a page. Changing a published record's address creates one automatically. */
export const redirectType = defineContentType({
  name: "redirect",
  apiName: "redirects",
  label: { one: "Redirect", many: "Redirects" },
  feature: null,
  access: { draft: ["permissionRedirectManager"], publish: ["permissionRedirectManager"] },
  fields: {
    from: {
      ...from,
      schema: from.schema
        .refine(
          (value) => value === "" || /^\/[^/\\?#\s][^\\?#\s]*$/.test(value),
          "Begin with one slash, and leave out ? and #.",
        )
        .transform((value) => (value === "" ? value : pathOf(value))),
    },
    to: {
      ...to,
      schema: to.schema.refine(
        (value) => value === "" || /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s\\]+)$/.test(value),
        "Enter an address that begins with / or https://.",
      ),
    },
    match: select({
      label: "Stands for",
      help: "And what is below it: /old/page leads to /new/page. Pattern: each * stands for anything, and a * in the target for the same.",
      choices: {
        exact: "This address alone",
        prefix: "This address and what is below it",
        pattern: "A pattern with *",
      },
      initially: "exact",
      required: true,
    }),
    kind: select({
      label: "Kind",
      choices: { "301": "For good (301)", "302": "For now (302)" },
      initially: "301",
      required: true,
    }),
  },
  list: { columns: ["to", "match", "kind"], filters: ["match", "kind"] },
  title: (data) => data.from,
  slugField: "from",
  check: checkRedirect,
  async project(tx, { id, data }) {
    const { from, to } = data;
    // Records from before other kinds existed have none.
    const match = (data.match ?? "exact") as RedirectMatch;
    await writeRow(tx, redirect, { id, from, to, target: to, kind: Number(data.kind), match });
    await resolveTargets(tx);
  },
  async withdraw(tx, id) {
    await tx.delete(redirect).where(eq(redirect.id, id));
    await resolveTargets(tx);
  },
});
