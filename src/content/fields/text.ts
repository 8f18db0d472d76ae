import { text as textColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { VariablesOffered } from "../variables/text-variables";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

/**
 * One line of plain text. `maxLength`: by default that of any line. `link`: an address, shown as
 * empty if it leads to something hidden.
 * `address`: the same for an address that no page shows as a link, such as that of a file for programs.
 * `phone`: a phone number, which an import stores as its digits. `readByCode`: the value is more than words, such as
 * the name of an icon. `withoutVariables`: the text names no fact of the hospital, because it is one itself, a person's
 * name, a code, or a name that only staff read.
 */
export function text(
  options: FieldOptions & {
    maxLength?: number;
    advised?: [number, number];
    link?: boolean;
    address?: boolean;
    phone?: boolean;
    readByCode?: boolean;
    withoutVariables?: boolean;
  },
) {
  const { maxLength = MAX_LINE_LENGTH } = options;
  return stored(
    field<string>("TEXT", options, {
      schema: z.string().trim().max(maxLength),
      settings: {
        maxLength,
        advised: options.advised,
        phone: options.phone,
        readByCode: options.link || options.readByCode,
        address: options.link || options.address,
        variables: variablesIn(options),
      },
      links: (value) => (options.link && value !== "" ? [value] : []),
      empty: "",
      show: (value, { hides }) => (options.link && hides(value) ? "" : value),
    }),
    () => textColumn().notNull().default(""),
  );
}

interface Format {
  readOnly?: boolean;
  link?: boolean;
  address?: boolean;
  phone?: boolean;
  readByCode?: boolean;
  withoutVariables?: boolean;
}

function variablesIn({
  readOnly,
  link,
  address,
  phone,
  readByCode,
  withoutVariables,
}: Format): VariablesOffered {
  if (readOnly || withoutVariables || address || readByCode) return "none";
  if (link) return "calls";
  return phone ? "phones" : "all";
}
