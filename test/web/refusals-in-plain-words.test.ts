import { expect, test } from "vitest";
import { z } from "zod";
import { createApi } from "~/app/api";
import { messagesOf } from "~/content/fields/messages-of";
import { allBlocks, contentTypes } from "~/content/registry";
import { pageFeedbackInput } from "~/features/analytics/page-feedback/input";
import { registrationInput } from "~/features/classes/registrations/input";
import { giftForm } from "~/features/giving/gift-form";
import { importedRow, newsletterInput, newsletterNames } from "~/features/newsletter/input";
import { acceptedDesignations } from "../factories/designations";
import { hostileInputs } from "../hostile-inputs";
import { VALIDATOR_WORDS } from "../validator-words";
import { testApp } from "../web-app";

const { services } = await testApp();

/** Every schema that checks a request, with its name. */
function schemasOfEndpoints(): [string, z.core.$ZodType][] {
  return createApi(services).openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, request = {} } = definition.route;
    const { params, query, headers, cookies, body } = request;
    const contents = Object.values(body?.content ?? {}).map((content) =>
      content && "schema" in content ? content.schema : undefined,
    );
    return [params, query, headers, cookies, ...contents]
      .flat()
      .filter((schema) => schema instanceof z.ZodType)
      .map((schema): [string, z.core.$ZodType] => [`${method} ${path}`, schema]);
  });
}

const CLASS_TYPES = [
  "sportsmetrics",
  "birth-place-tour",
  "childbirth",
  "joint-replacement",
  "breastfeeding",
  "added-by-staff",
];

const registrationForms = CLASS_TYPES.map((category): [string, z.core.$ZodType] => [
  `registration for ${category}`,
  registrationInput({
    category,
    guestTakesSeat: true,
    questions: [{ label: "Allergies", required: true, sensitive: true }],
    timeZone: "America/Chicago",
    today: "2026-11-20",
  }),
]);

const donationForm = giftForm({
  largestGift: 1_000_000,
  phone: "(308) 555-0140",
  monthly: true,
  cardPercent: 2.9,
  cardFixed: 30,
  designations: acceptedDesignations,
});

const publicForms: [string, z.core.$ZodType][] = [
  ["donation", donationForm],
  ["newsletter", newsletterInput],
  ["newsletter names", newsletterNames],
  ["newsletter import", importedRow],
  ["page feedback", pageFeedbackInput],
  ...registrationForms,
];

const blocks = allBlocks().map(({ name, schema, fields }) => ({ name: `block ${name}`, schema, fields }));
const types = contentTypes().map(({ name, schema, fields }) => ({ name: `type ${name}`, schema, fields }));

type Parameters = z.core.ParseContext<z.core.$ZodIssue>;

/** The distinct messages that hostile values get from a schema. */
function messagesFrom(schema: z.core.$ZodType, parameters?: Parameters): Set<string> {
  const messages = new Set<string>();
  for (const input of hostileInputs(schema)) {
    const { error } = z.safeParse(schema, input, parameters);
    for (const { message } of error?.issues ?? []) messages.add(message);
  }
  return messages;
}

/** Checks that each message is a sentence: it begins and ends like one and does not come from a tool. */
function expectSentences(name: string, messages: ReadonlySet<string>): void {
  const others = [...messages].filter(
    (message) => VALIDATOR_WORDS.test(message) || !/^[A-Z“$].*[.!?]$/s.test(message),
  );
  expect([name, others]).toEqual([name, []]);
}

test("no endpoint refuses a value in the validator's words", () => {
  const schemas = schemasOfEndpoints();
  expect(schemas.length).toBeGreaterThan(250);
  const refused = schemas.map(([name, schema]) => {
    const messages = messagesFrom(schema);
    expectSentences(name, messages);
    return messages.size > 0;
  });
  expect(refused.filter(Boolean).length).toBeGreaterThan(200);
});

test.each(publicForms)("the form refuses nothing in the validator's words: %s", (name, schema) => {
  const messages = messagesFrom(schema);
  expect(messages.size).toBeGreaterThan(1);
  expectSentences(name, messages);
});

test("no content type and no block refuses a value in the validator's words", () => {
  for (const { name, schema, fields } of [...types, ...blocks]) {
    const messages = messagesFrom(schema, { error: messagesOf(fields) });
    expect([name, messages.size > 0]).toEqual([name, true]);
    expectSentences(name, messages);
  }
});
