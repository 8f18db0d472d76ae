import { expect, test } from "vitest";
import { describeFields } from "~/content/describe-type";
import { weekdays } from "~/content/fields/opening-hours/weekdays";
import { weeksOfMonth } from "~/content/fields/opening-hours/weeks-of-month";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";
import { entryTitle } from "./item-array-input";

const parts = describeFields({
  place: select({ label: "Place", choices: { walkIn: "Walk-in clinic", nurseLine: "Nurse line" } }),
  note: text({ label: "Note" }),
});

test("an entry that begins with a choice has the choice's label, never its key", () => {
  expect(entryTitle(parts, { place: "nurseLine", note: "Any hour" })).toBe("Nurse line");
  expect(entryTitle(parts, { place: "", note: "Any hour" })).toBe("Any hour");
});

test("ticked choices follow the name, so that entries for the same record can be told apart", () => {
  const days = describeFields({
    place: text({ label: "Place" }),
    days: weekdays({ label: "Days" }),
    weeks: weeksOfMonth({ label: "Weeks" }),
  });
  expect(entryTitle(days, { place: "Clinic", days: ["wed", "mon"], weeks: [1, 3] })).toBe(
    "Clinic: Monday, Wednesday; First, Third",
  );
  expect(entryTitle(days, { place: "Clinic", days: [], weeks: [] })).toBe("Clinic");
  expect(entryTitle(days, { place: "", days: ["mon"], weeks: [] })).toBe("New entry");
});
