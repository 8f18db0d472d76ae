import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors } from "./field-errors";

const schema = z.strictObject({
  title: z.string().min(1).max(5),
  pageSize: z.coerce.number().int().min(1).max(2_000).optional(),
  folderId: z.union([z.uuid(), z.literal("")]).optional(),
  from: z.iso.datetime({ offset: true, error: "Choose a day." }).or(z.iso.date()).optional(),
  sort: z.enum(["name", "-name"]).optional(),
  ids: z.array(z.uuid()).min(1).max(2).optional(),
  items: z.array(z.object({ url: z.url(), count: z.int() })).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/** The messages for values beside a valid title. */
function messagesFor(values: unknown): string[] {
  const isObject = typeof values === "object" && values !== null && !Array.isArray(values);
  const input = isObject ? { title: "Elm", ...values } : values;
  const { error } = schema.safeParse(input);
  return fieldErrors(error?.issues ?? []).map(({ propertyName, message }) => `${propertyName}: ${message}`);
}

test.each<[unknown, ...string[]]>([
  [undefined, ": The request must be provided."],
  [null, ": The request must be an object."],
  [[], ": The request must be an object."],
  [{ title: undefined }, "title: Title must be provided."],
  [{ title: 5 }, "title: Title must be text."],
  [{ title: "" }, "title: Title must not be empty."],
  [{ title: "Longer" }, "title: Title must have at most 5 characters."],
  [{ pageSize: "x" }, "pageSize: Page size must be a number."],
  [{ pageSize: 1.5 }, "pageSize: Page size must be a whole number."],
  [{ pageSize: 0 }, "pageSize: Page size must be at least 1."],
  [{ pageSize: 2_001 }, "pageSize: Page size must be at most 2,000."],
  [{ folderId: "x" }, "folderId: Folder ID must be the ID of a record."],
  [{ folderId: 5 }, "folderId: Folder ID must be text."],
  [{ from: "x" }, "from: Choose a day."],
  [{ sort: "age" }, "sort: Sort must be one of “name”, “-name”."],
  [{ ids: [] }, "ids: IDs must not be empty."],
  [{ ids: ["x"] }, "ids.0: Entry 1 of IDs must be the ID of a record."],
  [
    { items: [{ url: "x", count: null }] },
    "items.0.url: Web address must be a web address, such as https://example.org.",
    "items.0.count: Count must be provided.",
  ],
  [{ data: [] }, "data: Data must be an object."],
  [{ other: 1 }, ": This field does not exist here: “other”."],
  [{ other: 1, more: 2 }, ": These fields do not exist here: “other”, “more”."],
])("refuses %j in sentences that name the field", (values, ...messages) => {
  expect(messagesFor(values)).toEqual(messages);
});

test("shortens names that a stranger makes up, and does not name the value of a nameless property", () => {
  const keys = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}${"x".repeat(500)}`, 1]));
  expect(messagesFor(keys)[0]?.length).toBeLessThan(450);
  const { error } = z.record(z.string(), z.number()).safeParse({ "<b>": "x" });
  expect(fieldErrors(error?.issues ?? [])).toEqual([
    { propertyName: "<b>", message: "This value must be a number." },
  ]);
});
