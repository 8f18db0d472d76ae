import { expect, test } from "vitest";
import { testDatabase } from "../../../../../test/database";
import { makeClass } from "../../../../../test/factories/classes";
import { classById } from "../../class/class-by-id";
import { formFields } from "./form-fields";

const { db } = await testDatabase();

test.each([
  ["each person", "person", ["1 person: $15.00 in total", "2 people: $30.00 in total"]],
  ["a family", "family", ["1 person", "2 people"]],
])(
  "if the price is for %s, the choices of the number of people show the price they need",
  async (_whom, priceFor, labels) => {
    const values = { hasRegistrationCost: true, registrationCost: 1_500, largestGroup: 2, priceFor };
    const { id } = await makeClass(db, values);
    const event = await classById(db, id);
    if (!event) throw new Error("The class is gone.");
    const choice = formFields(event).find(({ name }) => name === "attendees");
    expect(choice?.choiceLabels).toEqual(labels);
  },
);
