import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Solves the site's bot check as a browser does. @returns the form's field `altcha` */
export async function solvedChallenge(site: string): Promise<string> {
  const response = await fetch(`${site}/api/captcha/challenge`);
  return solve((await response.json()) as Challenge);
}

/** @returns the form's field `altcha` */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
