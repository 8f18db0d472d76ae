import type { Block, BlockDefinition } from "~/content/blocks/block";
import type { Field, Fields } from "~/content/fields/field";

/** How blocks are filled: with as little as possible, as much as possible, or an attacker's input. */
export type Filling = "smallest" | "largest" | "hostile";

/** One published record of each type that blocks refer to. */
export type RecordIds = Record<string, string>;

/** Stored cross-site scripting attempts: each calls a function if any of it reaches a page as markup. */
const ATTACKS = [
  `<script>attacked()</script>`,
  `"><img src=x onerror=attacked()>`,
  `<svg/onload=attacked()>`,
  `<a href="javascript:attacked()">x</a>`,
  `<iframe srcdoc="<script>attacked()</script>"></iframe>`,
  `<p style="background:url(javascript:attacked())" onclick="attacked()">x</p>`,
  `</style><script>attacked()</script><style>`,
  `{{constructor.constructor('attacked()')()}}`,
  `&lt;script&gt;attacked()&lt;/script&gt;`,
  `\u202Eattacked()\u0000`,
];
const ADDRESSES = [
  "javascript:attacked()",
  "//evil.example/x",
  "/\\evil.example",
  "data:text/html,<script>attacked()</script>",
];

const WORDS =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and shorter words, ";
const long = (length: number) =>
  WORDS.repeat(Math.ceil(length / WORDS.length))
    .slice(0, length)
    .trim();
const RICH = `<h2>${long(110)}</h2><p>${long(900)}</p><ul><li>${long(80)}</li></ul><h3>${long(90)}</h3>
  <table><caption>${long(60)}</caption><tbody><tr><th scope="row">${long(60)}</th><td>${long(60)}</td></tr></tbody></table>`;

/**
 * The props of a block of this kind. Blocks that contain other blocks get some text.
 * @param most the most entries in a list; as many as allowed by default
 */
export function blockProps(
  { fields }: BlockDefinition,
  filling: Filling,
  records: RecordIds = {},
  most = Number.POSITIVE_INFINITY,
): Record<string, unknown> {
  const values = Object.entries(fields as Fields).map(([name, field]) => [
    name,
    filled(name, field, filling, records, most),
  ]);
  return Object.fromEntries(values);
}

function filled(name: string, field: Field, filling: Filling, records: RecordIds, most: number): unknown {
  if (filling === "smallest") return field.kind === "SLOT" ? [text("<p>x</p>")] : field.empty;
  const { settings } = field;
  const hostile = filling === "hostile";
  const words = (at: number) =>
    (hostile ? ATTACKS[at % ATTACKS.length] : long(settings.maxLength ?? 255)) as string;
  const record = records[settings.refersTo ?? ""];
  switch (field.kind) {
    case "TEXT":
    case "TEXTAREA":
      return plain(name, field, hostile, words).slice(0, settings.maxLength);
    case "HTML":
      return hostile ? ATTACKS.join("") : RICH;
    case "SELECT":
      return settings.choices?.at(-1)?.value ?? null;
    case "BOOLEAN":
      return true;
    case "NUMBER":
      return settings.maximum ?? 99_999_999;
    case "DATE":
      return "2026-11-20";
    case "TEXT_ARRAY":
      return Array.from({ length: settings.maxItems ?? 3 }, (_, at) => `${at + 1} ${words(at).slice(0, 60)}`);
    case "ITEM_ARRAY":
      // A table's rows are plain lists.
      if (!settings.item)
        return Array.from({ length: 20 }, (_, at) => Array(12).fill(words(at).slice(0, 120)));
      return Array.from({ length: Math.min(most, settings.maxItems ?? 3) }, () =>
        blockProps({ fields: settings.item } as BlockDefinition, filling, records),
      );
    case "SLIDE_ARRAY":
      return Array.from({ length: 12 }, (_, at) => ({
        image: records.image,
        caption: words(at).slice(0, 300),
      }));
    case "SLOT":
      return [text(hostile ? ATTACKS.join("") : RICH), text(RICH)];
    default:
      if (Array.isArray(field.empty)) return record ? [record] : [];
      return record ?? null;
  }
}

/** A field's name tells which kind of address it takes. */
function plain(name: string, field: Field, hostile: boolean, words: (at: number) => string): string {
  if (field.links("/about-us").length > 0) {
    if (!hostile) return name === "href" && isVideo(field) ? "https://youtu.be/abcdefghijk" : "/about-us";
    return ADDRESSES.find((address) => field.schema.safeParse(address).success) ?? "";
  }
  if (/phone/i.test(name) && !hostile) return "3085550100";
  if (name === "icon" && !hostile) return "phone";
  return words(name.length);
}

function isVideo(field: Field): boolean {
  return !field.schema.safeParse("/about-us").success;
}

function text(html: string): Block {
  return { type: "richText", props: { html } };
}
