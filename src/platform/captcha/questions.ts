import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import { type Sealer, UnreadableSeal } from "../crypto/sealer";
import type { Database } from "../database/database";
import { spendProof } from "./spend-proof";

/** A question that people answer in words or digits, in place of a check that needs JavaScript. */
export interface Question {
  text: string;
  /** Sent back with the answer. Sealed, because it contains the solution. */
  token: string;
}

export type Answered = "right" | "wrong" | "expired" | "replayed";

export interface Questions {
  /** @param form the form; an answer counts only there */
  ask(form: string): Question;
  /** Returns the question of a token that is still valid. */
  reuse(token: string, form: string): Question | undefined;
  /** Checks an answer, and uses the token up if it is right. @param usedFor identifies the submission */
  check(token: string, answer: string, use: { form: string; usedFor: string }): Promise<Answered>;
}

/** Enough time to fill in a long form again, with help or with a slow device. */
const HOURS_VALID = 2;
const PURPOSE = "captcha-question";
const WORDS = [
  "zero one two three four five six seven eight nine",
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen",
].flatMap((words) => words.split(" "));

const content = z.object({
  id: z.string(),
  form: z.string(),
  a: z.number(),
  b: z.number(),
  until: z.number(),
});
type Content = z.output<typeof content>;

export interface QuestionPlace {
  db: Database;
  sealer: Sealer;
  now(): Date;
}

/** Small sums in words: they can be read aloud, copied, and answered with any device. */
export function createQuestions({ db, sealer, now }: QuestionPlace): Questions {
  const open = (token: string, form: string): Content | undefined => {
    const openedQuestion = content.safeParse(parse(sealer, token));
    return openedQuestion.success && openedQuestion.data.form === form && openedQuestion.data.until > +now()
      ? openedQuestion.data
      : undefined;
  };
  return {
    ask(form) {
      const until = +now() + HOURS_VALID * 3_600_000;
      const reuse = { id: randomUUID(), form, a: randomInt(2, 10), b: randomInt(2, 10), until };
      return { text: questionText(reuse), token: sealer.seal(JSON.stringify(reuse), PURPOSE) };
    },
    reuse(token, form) {
      const openedQuestion = open(token, form);
      return openedQuestion && { text: questionText(openedQuestion), token };
    },
    async check(token, answer, { form, usedFor }) {
      const openedQuestion = open(token, form);
      if (!openedQuestion) return "expired";
      if (!isSum(answer, openedQuestion)) return "wrong";
      const proof = { id: `question:${openedQuestion.id}`, until: new Date(openedQuestion.until) };
      return (await spendProof(db, proof, usedFor)) ? "right" : "replayed";
    },
  };
}

function questionText({ a, b }: Content): string {
  return `What is ${WORDS[a]} plus ${WORDS[b]}?`;
}

/** "12", "twelve", "Twelve." */
function isSum(answer: string, { a, b }: Content): boolean {
  const text = answer.trim().toLowerCase().replace(/\.$/, "");
  return text === String(a + b) || text === WORDS[a + b];
}

function parse(sealer: Sealer, token: string): unknown {
  try {
    return JSON.parse(sealer.open(token, PURPOSE));
  } catch (error) {
    if (error instanceof UnreadableSeal) return undefined;
    throw error;
  }
}
