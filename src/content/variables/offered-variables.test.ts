import { expect, test } from "vitest";
import type { Field, Fields } from "../fields/field";
import { allBlocks, contentTypes } from "../registry";

interface Text {
  name: string;
  field: Field;
}

function textsIn(fields: Fields, within: string): Text[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${within}.${name}`;
    const { item } = field.settings;
    return [...(field.kind === "TEXT" ? [{ name: path, field }] : []), ...(item ? textsIn(item, path) : [])];
  });
}

const texts = [...contentTypes(), ...allBlocks()].flatMap(({ name, fields }) => textsIn(fields, name));

/** What the inputs of the texts with these names offer. */
const offeredBy = (names: RegExp) => [
  ...new Set(texts.filter(({ name }) => names.test(name)).map(({ field }) => field.settings.variables)),
];

test("a text offers only the facts of the hospital that its format can hold", () => {
  expect(offeredBy(/\.title$/), "titles").toEqual(["all"]);
  expect(offeredBy(/\b[a-z]*email$/i), "email addresses").toEqual(["none"]);
  const links = texts.filter(({ field }) => field.links("/").length > 0);
  expect([...new Set(links.map(({ field }) => field.settings.variables))], "links").toEqual(["calls"]);
  expect(offeredBy(/^(?!settings).*\.(phone|phoneMain|phoneFax)$/), "phones").toEqual(["phones"]);
});

test("a code, an address, and a person's name offer no variable", () => {
  const names =
    /(postalcode|state|^page\.path|\.shownWhen|^form\.questions\.name|^provider\.name|\.author|\.teacher)$/i;
  expect(offeredBy(names)).toEqual(["none"]);
  const unwritten = texts.filter(({ field }) => field.readOnly).map(({ field }) => field.settings.variables);
  expect([...new Set(unwritten)], "values that nobody types").toEqual(["none"]);
});

test("the settings that variables stand for offer no variable", () => {
  const facts = /^settings\.(hospitalName|shortName|foundationName|address(Line1|City)|.*Phone|nurseLine)$/;
  expect(offeredBy(facts)).toEqual(["none"]);
});
