import { z } from "@hono/zod-openapi";
import { SURVEY_KINDS, type SurveyKind } from "../../class/survey-questions";

const kind = z.enum(Object.keys(SURVEY_KINDS) as [SurveyKind, ...SurveyKind[]]);

const response = z.object({
  answers: z.array(z.object({ label: z.string(), kind, answer: z.string() })),
  from: z
    .object({ registrationId: z.uuid(), name: z.string(), email: z.string() })
    .nullable()
    .describe("Who answered, if they allowed the hospital to contact them."),
});

export type SurveyResponse = z.output<typeof response>;

/** What people answered about a class. */
export const surveyAnswer = z
  .object({
    class: z.object({ id: z.uuid(), title: z.string(), when: z.string() }),
    hasSurvey: z.boolean(),
    surveyDueAt: z.iso.datetime().nullable().describe("When people are asked; null if they are not."),
    asked: z.int().describe("People who got the email."),
    answered: z.int(),
    unreadable: z.int().describe("Answers that could not be decrypted with any known secret."),
    questions: z.array(
      z.object({
        label: z.string(),
        kind,
        answered: z.int(),
        average: z.number().nullable().describe("Of a rating from 1 to 5."),
        counts: z.array(z.object({ value: z.string(), count: z.int() })).describe("Empty for words."),
        comments: z.array(z.object({ text: z.string(), name: z.string().nullable() })),
      }),
    ),
    responses: z.array(response).describe("In no meaningful order."),
  })
  .openapi("SurveyResults");

export type SurveyResults = z.output<typeof surveyAnswer>;
