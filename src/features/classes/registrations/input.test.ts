import { describe, expect, test } from "vitest";
import { questionName } from "../class/question-name";
import { type InputRules, registrationInput } from "./input";

const rules: InputRules = {
  category: "joint-replacement",
  guestTakesSeat: false,
  questions: [],
  timeZone: "America/Chicago",
  today: "2026-11-21",
};
const person = {
  firstName: "Jo",
  lastName: "Müller-O’Neil",
  address: "1 Main St",
  city: "Alder Creek",
  state: "NE",
  postalCode: "69199",
  email: "jo+class@example.org",
};
const read = (values: Record<string, unknown>, more: Partial<InputRules> = {}) =>
  registrationInput({ ...rules, ...more }).safeParse({ ...person, ...values });
const wrong = (values: Record<string, unknown>, more?: Partial<InputRules>) =>
  (read(values, more).error?.issues ?? []).map(({ path }) => path.join("."));

test("reads the fields of the form and drops the rest", () => {
  const { data } = read({
    firstName: "  Jo ",
    registrationCost: "1",
    status: "confirmed",
    dueDate: "2027-01-01",
  });
  expect(data).toEqual({ ...person, answers: [] });
});

test.each<[string, Record<string, string>]>([
  [
    "birth-place-tour",
    {
      dateOfBirth: "1990-05-04",
      phone: "(308) 555-0111",
      dueDate: "2027-03-01",
      prenatalProvider: "Dr. Lind",
      howDidYouHearAboutClass: "From a friend",
    },
  ],
  [
    "joint-replacement",
    {
      phone: "(308) 555-0111",
      jointReplacementType: "Left Hip",
      surgeonName: "Dr. Baker",
      surgeryDate: "2027-01-16",
      bringingGuest: "yes",
      howDidYouHearAboutClass: "On the radio",
    },
  ],
])("a registration for %s keeps every field of its form", (category, values) => {
  expect(read(values, { category }).data).toEqual({ ...person, ...values, answers: [] });
});

test("returns an error for every invalid field at once", () => {
  const values = { firstName: " ", email: "jo@", surgeryDate: "2027-02-30", jointReplacementType: "Elbow" };
  expect(wrong(values).sort()).toEqual(Object.keys(values).sort());
});

test("state, ZIP code, and phone are validated as in every form, and normalized", () => {
  expect(wrong({ state: "Nebrasca", postalCode: "691", phone: "12" }).sort()).toEqual([
    "phone",
    "postalCode",
    "state",
  ]);
  const typed = { state: "nebraska", postalCode: "691990042", phone: "308.555.0111" };
  expect(read(typed).data).toMatchObject({
    state: "NE",
    postalCode: "69199-0042",
    phone: "(308) 555-0111",
  });
});

test("accepts 255 characters and refuses 256", () => {
  expect(wrong({ address: "x".repeat(255) })).toEqual([]);
  expect(wrong({ address: "x".repeat(256) })).toEqual(["address"]);
});

test("a line break becomes a space, because it would start a header in an email", () => {
  expect(read({ firstName: "Jo\r\nBcc: all@staff.example" }).data?.firstName).toBe(
    "Jo Bcc: all@staff.example",
  );
});

describe("stores a date as the day that was meant", () => {
  test.each([
    ["2027-01-16", "2027-01-16"],
    ["2027-01-16T12:00:00-06:00", "2027-01-16"],
    ["2027-01-16T18:00:00.000Z", "2027-01-16"],
    ["2027-01-16T12:00:00+09:00", "2027-01-16"],
    ["2027-01-16T22:00:00Z", "2027-01-16"],
    [String(Date.UTC(2027, 0, 16, 18)), "2027-01-16"],
    // Noon on the days when the clocks change.
    ["2027-03-14T17:00:00Z", "2027-03-14"],
    ["2027-11-07T18:00:00Z", "2027-11-07"],
  ])("%s", (sent, day) => {
    expect(read({ surgeryDate: sent }).data?.surgeryDate).toBe(day);
  });

  test.each(["2027-02-30", "2027-13-01", "tomorrow", "0001-01-01", "16/01/2027", "9".repeat(40)])(
    "not %s",
    (sent) => {
      expect(wrong({ surgeryDate: sent })).toEqual(["surgeryDate"]);
    },
  );

  test("refuses a date of birth in the future", () => {
    expect(wrong({ dateOfBirth: "2026-11-22" }, { category: "sportsmetrics" })).toEqual(["dateOfBirth"]);
    expect(wrong({ dateOfBirth: "2026-11-21" }, { category: "sportsmetrics" })).toEqual([]);
  });
});

describe("a guest", () => {
  test.each([
    ["yes", "yes"],
    ["on", "yes"],
    ["true", "yes"],
    ["No", "no"],
    ["", undefined],
  ])("%s", (sent, expected) => {
    expect(read({ bringingGuest: sent }).data?.bringingGuest).toBe(expected);
  });
});

test("the description of another joint is only read with Other", () => {
  const other = { jointReplacementTypeOther: "Left shoulder" };
  expect(read({ ...other, jointReplacementType: "Other" }).data).toMatchObject(other);
  expect(read({ ...other, jointReplacementType: "Left Hip" }).data).not.toHaveProperty(
    "jointReplacementTypeOther",
  );
});

test("validates staff's own questions, required or not", () => {
  const questions = [
    { label: "T-shirt size", required: true, sensitive: false },
    { label: "Allergies", required: false, sensitive: true },
  ];
  const [size, allergies] = questions.map(({ label }) => questionName(label)) as [string, string];
  expect(wrong({}, { questions })).toEqual([size]);
  expect(read({ [size]: "M", [allergies]: "Nuts" }, { questions }).data?.answers).toEqual([
    { label: "T-shirt size", answer: "M", sensitive: false },
    { label: "Allergies", answer: "Nuts", sensitive: true },
  ]);
});

test("an answer is stored under its own question, even if staff have reordered the questions meanwhile", () => {
  const [diet, ramp] = [
    { label: "Diet", required: false, sensitive: false },
    { label: "Do you need the ramp?", required: false, sensitive: true },
  ] as const;
  const sent = { [questionName(diet.label)]: "Vegan", [questionName(ramp.label)]: "Yes" };
  expect(read(sent, { questions: [ramp, diet] }).data?.answers).toEqual([
    { label: "Do you need the ramp?", answer: "Yes", sensitive: true },
    { label: "Diet", answer: "Vegan", sensitive: false },
  ]);
});

test("an answer to a question that staff have changed meanwhile is refused with what to do", () => {
  const questions = [{ label: "Diet", required: false, sensitive: false }];
  const sent = { [questionName("Diet?")]: "Vegan" };
  expect(read(sent, { questions }).error?.issues).toMatchObject([
    { path: [], message: expect.stringContaining("The questions have changed since you opened this page.") },
  ]);
  expect(read({ [questionName("Diet?")]: "" }, { questions }).success).toBe(true);
});

describe("a form for several people", () => {
  const group = { maxPeople: 3, isFixed: false };

  test("reads as many names as there are people, and drops the rest", () => {
    const names = {
      "attendee-2-firstName": " Ada ",
      "attendee-2-lastName": "Roe",
      "attendee-3-firstName": "Bo",
    };
    expect(read({ ...names, attendees: "2" }, { group }).data?.others).toEqual([
      { firstName: "Ada", lastName: "Roe" },
    ]);
    for (const alone of [names, { ...names, attendees: "" }, { ...names, attendees: "1" }])
      expect(read(alone, { group }).data).not.toHaveProperty("others");
  });

  test.each(["0", "-1", "1.5", "4", "11", "many", "NaN", "Infinity"])(
    "refuses %s people if a registration holds at most three",
    (attendees) => {
      expect(wrong({ attendees }, { group })).toEqual(["attendees"]);
    },
  );

  test("names every missing name, together with the other wrong fields", () => {
    const values = { attendees: "3", "attendee-2-lastName": "Roe", "attendee-3-firstName": " ", city: "" };
    expect(wrong(values, { group }).sort()).toEqual([
      "attendee-2-firstName",
      "attendee-3-firstName",
      "attendee-3-lastName",
      "city",
    ]);
  });

  test("refuses a name that is too long", () => {
    const values = {
      attendees: "2",
      "attendee-2-firstName": "x".repeat(256),
      "attendee-2-lastName": "y".repeat(255),
    };
    expect(wrong(values, { group })).toEqual(["attendee-2-firstName"]);
  });

  test("is not offered by a class in which each registration is for one person", () => {
    const values = { attendees: "2", "attendee-2-firstName": "Ada", "attendee-2-lastName": "Roe" };
    expect(read(values).data).not.toHaveProperty("others");
  });
});

describe("a question for each person of a group", () => {
  const diet = { label: "Diet", required: true, sensitive: false, eachPerson: true };
  const nameOf = (person: number) => `${questionName("Diet")}-${person}`;
  const names = { "attendee-2-firstName": "Bo", "attendee-2-lastName": "Miller" };
  const asked = { questions: [diet], group: { maxPeople: 3, isFixed: false } };

  test("has an answer for each person, with the person's number", () => {
    const sent = { attendees: "2", ...names, [nameOf(1)]: "vegan", [nameOf(2)]: "none" };
    expect(read(sent, asked).data?.answers).toEqual([
      { label: "Diet", answer: "vegan", sensitive: false, person: 1 },
      { label: "Diet", answer: "none", sensitive: false, person: 2 },
    ]);
  });

  test("names the person whose answer is missing", () => {
    const { error } = read({ attendees: "2", ...names, [nameOf(1)]: "vegan" }, asked);
    expect(error?.issues).toMatchObject([{ path: [nameOf(2)], message: "Answer “Diet” for person 2." }]);
  });

  test("drops the answers of more people than are coming, which a form without JavaScript sends", () => {
    const sent = {
      attendees: "1",
      ...names,
      [nameOf(1)]: "vegan",
      [nameOf(2)]: "none",
      [nameOf(3)]: "kosher",
    };
    expect(read(sent, asked).data?.answers).toHaveLength(1);
  });

  test("is asked about the remaining people, by their numbers", () => {
    const left = { questions: [diet], group: { maxPeople: 2, isFixed: true, numbers: [1, 3] } };
    const sent = { ...names, [nameOf(1)]: "vegan", [nameOf(3)]: "kosher" };
    expect(read(sent, left).data?.answers.map(({ person: number }) => number)).toEqual([1, 3]);
  });

  test("is asked once in a class in which each registration is for one person", () => {
    expect(read({ [nameOf(1)]: "vegan" }, { questions: [diet] }).data?.answers).toHaveLength(1);
  });
});
