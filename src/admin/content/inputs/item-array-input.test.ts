import { expect, test } from "vitest";
import { describeFields } from "~/content/describe-type";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";
import { entryTitle } from "./item-array-input";

const parts = describeFields({
  place: select({ label: "Place", choices: { walkIn: "Walk-in clinic", nurseLine: "Nurse line" } }),
  note: text({ label: "Note" }),
});

test("an entry that begins with a choice is named as the choice is, never by its key", () => {
  expect(entryTitle(parts, { place: "nurseLine", note: "Any hour" })).toBe("Nurse line");
  expect(entryTitle(parts, { place: "", note: "Any hour" })).toBe("Any hour");
});
