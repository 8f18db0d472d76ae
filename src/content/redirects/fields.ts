import { select } from "../fields/select";
import { withoutColumn } from "../fields/stored";
import { text } from "../fields/text";
import { pathOf } from "./path-of";

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

export const redirectFields = {
  /** The published column is unique. */
  from: {
    ...withoutColumn(from),
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
  /** The published column holds the number. */
  kind: withoutColumn(
    select({
      label: "Kind",
      choices: { "301": "For good (301)", "302": "For now (302)" },
      initially: "301",
      required: true,
    }),
  ),
};
