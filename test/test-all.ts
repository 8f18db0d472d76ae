/**
 * Tests that only `npm run test:all` runs (CONTRIBUTING.md): the other cases of a matrix, here, and whole tests, which
 * have the tag `test-all` (in browser tests `@test-all`).
 */

/** Whether this is `npm run test:all`. */
export const isTestAll = process.env.TEST_ALL === "1";

type IsRepresentative<Case> = (one: Case, at: number, cases: readonly Case[]) => boolean;

/**
 * The cases of a matrix that this run tests: all of them in `npm run test:all`, and in `npm test` those that stand for
 * the others.
 * @throws Error if none does, so that a renamed case cannot empty its test
 */
export function representatives<Case>(cases: readonly Case[], stands: IsRepresentative<Case>): Case[] {
  const chosen = cases.filter(stands);
  if (chosen.length === 0) throw new Error("No case stands for the others.");
  return isTestAll ? [...cases] : chosen;
}

/** For `representatives`: the first case of each kind stands for the others of that kind. */
export function firstOf<Case>(kindOf: (one: Case) => unknown): IsRepresentative<Case> {
  return (one, at, cases) => cases.findIndex((other) => kindOf(other) === kindOf(one)) === at;
}

/** The kind of page at an address: its first folder, such as `provider`, or none for a page of its own. */
export function kindOfAddress(path: string): string {
  return path.split("/").length > 2 ? (path.split("/")[1] ?? "") : "";
}
