import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { formApp } from "../../../test/form-app";
import { rawRequest } from "../../../test/raw-request";
import { solve, solvedChallenge } from "../../../test/solve-challenge";
import { machineFields } from "../isomorphic/machine-fields";

const JO = { name: "Jo", email: "jo@example.org" };
let minutes = 0;
const app = await formApp({ services: { now: () => new Date(Date.now() + minutes * 60_000) } });

const errorOf = async (response: Response) => (await response.json()).error;
const effects = async (name: string) => (await app.done()).filter((intent) => intent.name === name);

describe("a form sent by script", () => {
  test("is accepted with a solved challenge, and processed", async () => {
    const response = await app.send({ ...JO, name: "Ann", altcha: await solvedChallenge(app.url) });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ done: "Ann" });
    expect(await effects("Ann")).toHaveLength(1);
  });

  test.each(["g-recaptcha-response", "altcha", "cf-turnstile-response"])(
    "is accepted with the proof under the name %s",
    async (field) => {
      const name = `Ann with ${field}`;
      const response = await app.send({ ...JO, name, [field]: await solvedChallenge(app.url) });
      expect(response.status).toBe(200);
      expect(await effects(name)).toHaveLength(1);
    },
  );

  test("is refused without a proof of the bot check, with a question to answer instead", async () => {
    const refused = await app.send({ ...JO, name: "Bea" });
    expect(refused.status).toBe(400);
    const { code, question } = await errorOf(refused);
    expect(code).toBe("CAPTCHA_FAILED");
    expect(await effects("Bea")).toHaveLength(0);
    const answered = await app.send({ ...JO, name: "Bea", ...answerTo(question) });
    expect(answered.status).toBe(200);
    expect(await effects("Bea")).toHaveLength(1);
  });

  test.each([
    ["no base64 of JSON", async () => "?"],
    ["of another site", async () => solve({ ...(await challenge()), signature: "0".repeat(64) })],
    ["with an answer that was not worked out", async () => guessed(await challenge())],
    [
      "made easier by the sender",
      async () => {
        const { parameters, signature } = await challenge();
        return solve({ parameters: { ...parameters, cost: 1, keyPrefix: "0" }, signature });
      },
    ],
    ["far too long", async () => "A".repeat(100_000)],
  ])("with a proof %s is refused", async (_what, altcha) => {
    const refused = await app.send({ ...JO, name: "Cy", altcha: await altcha() });
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).code).toBe("CAPTCHA_FAILED");
    expect(await effects("Cy")).toHaveLength(0);
  });

  test("with an expired proof is refused", async () => {
    const altcha = await solvedChallenge(app.url);
    minutes = 31;
    const refused = await app.send({ ...JO, name: "Di", altcha });
    minutes = 0;
    expect((await errorOf(refused)).code).toBe("CAPTCHA_FAILED");
    expect((await app.send({ ...JO, name: "Di", altcha })).status).toBe(200);
  });

  test("with a proof that was used is refused, under whatever key and from whatever node", async () => {
    const altcha = await solvedChallenge(app.url);
    expect((await app.send({ ...JO, name: "Ed", altcha })).status).toBe(200);
    const keys: Record<string, string>[] = [{}, { "idempotency-key": randomUUID() }];
    for (const headers of keys) {
      const refused = await app.send({ ...JO, name: "Ed", altcha }, headers);
      expect(refused.status).toBe(400);
      expect((await errorOf(refused)).code).toBe("CAPTCHA_REPLAYED");
    }
    expect(await effects("Ed")).toHaveLength(1);
  });

  test("gets every invalid field at once, each once, before its proof is used", async () => {
    const altcha = await solvedChallenge(app.url);
    const refused = await app.send({ name: "x".repeat(256), email: "jo", altcha });
    expect(refused.status).toBe(422);
    expect(await errorOf(refused)).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: [
        { propertyName: "name", message: "Shorten your name." },
        { propertyName: "email", message: "Enter an email address." },
      ],
    });
    expect((await app.send({ ...JO, name: "Flo", altcha })).status).toBe(200);
  });

  test("saves the campaign of its address, four parts of 255 characters", async () => {
    const altcha = await solvedChallenge(app.url);
    const long = "é".repeat(300);
    await app.send(
      { ...JO, name: "Gus", altcha },
      {},
      `?utm_source=radio&utm_term=${long}&utm_medium=&utm_id=7`,
    );
    const [intent] = await effects("Gus");
    expect(intent?.meta.utm).toEqual({ source: "radio", term: "é".repeat(255) });
    expect(intent?.meta.origin).toBe(app.url);
  });

  test.each([
    ["text that is no form", "text/plain", "hello", 415, "UNSUPPORTED_TYPE"],
    ["a form with a NUL", "application/x-www-form-urlencoded", "name=a%00b", 400, "BAD_REQUEST"],
    ["10 MB", "application/x-www-form-urlencoded", `name=${"x".repeat(10_000_000)}`, 413, "TOO_LARGE"],
  ])("refuses %s by status", async (_what, type, body, status, code) => {
    const headers = { "content-type": type, accept: "application/json" };
    const refused = await fetch(`${app.url}/form`, { method: "POST", body, headers });
    expect(refused.status).toBe(status);
    expect((await errorOf(refused)).code).toBe(code);
  });

  test("refuses another site's form", async () => {
    const refused = await app.send(JO, { origin: "https://elsewhere.example" });
    expect(refused.status).toBe(403);
    expect((await errorOf(refused)).code).toBe("CSRF");
  });

  test("with an invalid key is refused", async () => {
    const refused = await app.send(JO, { "idempotency-key": "no key" });
    expect((await errorOf(refused)).code).toBe("BAD_REQUEST");
  });
});

describe("a repeated form", () => {
  test("with the same key gets the same response, needs no new proof, and does nothing", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const altcha = await solvedChallenge(app.url);
    const first = await app.send({ ...JO, name: "Hal", altcha }, headers);
    const again = await app.send({ ...JO, name: "Hal" }, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(await effects("Hal")).toHaveLength(1);
  });

  test("a hundred times at once is one submission", async () => {
    const roomy = { form: { limits: { address: { times: 1_000, seconds: 60 } } } };
    const busy = await formApp(roomy);
    const headers = { "idempotency-key": randomUUID() };
    const altcha = await solvedChallenge(busy.url);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => busy.send({ ...JO, altcha }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(await busy.done()).toHaveLength(1);
  });

  test("with corrections and the same key is another submission", async () => {
    const headers = { "idempotency-key": randomUUID() };
    await app.send({ ...JO, name: "Ida", altcha: await solvedChallenge(app.url) }, headers);
    const corrected = { ...JO, name: "Ida", email: "ida@example.org" };
    expect((await app.send(corrected, headers)).status).toBe(400);
    const altcha = await solvedChallenge(app.url);
    expect((await app.send({ ...corrected, altcha }, headers)).status).toBe(200);
    expect(await effects("Ida")).toHaveLength(2);
  });

  test("leaves no trace of its sender or contents in the database", async () => {
    const altcha = await solvedChallenge(app.url);
    await app.send(
      { name: "Canary", email: "canary@example.org", altcha },
      { "idempotency-key": "canary-key" },
    );
    const { rows } = await app.services.db.execute(
      "select submission_answer::text from submission_answer union all select captcha_use::text from captcha_use union all select rate_limit::text from rate_limit",
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/canary/i);
    expect(JSON.stringify(app.logged())).not.toMatch(/canary/i);
  });
});

describe("a plain post", () => {
  test("gets a question and everything that was typed, and is accepted with the answer", async () => {
    const first = await app.post({ ...JO, name: "Jan" });
    expect(first.status).toBe(422);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(first.refused?.values).toEqual({ ...JO, name: "Jan" });
    const answered = await app.post({ ...JO, name: "Jan", ...answerTo(first.refused?.question) });
    expect(answered.status).toBe(303);
    expect(answered.headers.get("location")).toBe("/thanks?name=Jan");
    expect(await effects("Jan")).toHaveLength(1);
  });

  test("an empty form gets the errors of its fields; the bot check is an error only when it is the only one left", async () => {
    const untouched = await app.post({});
    expect(untouched.refused?.error.errors?.map(({ propertyName }) => propertyName)).toEqual([
      "name",
      "email",
    ]);
    const { token } = untouched.refused?.question ?? { token: "" };
    const empty = { [machineFields.question]: token, [machineFields.answer]: "" };
    const half = await app.post({ name: "", email: JO.email, ...empty });
    expect(half.refused?.error.errors?.map(({ propertyName }) => propertyName)).toEqual(["name"]);
    const whole = await app.post({ ...JO, name: "Lea", ...empty });
    expect(whole.refused?.error.errors?.map(({ propertyName }) => propertyName)).toEqual([
      machineFields.answer,
    ]);
  });

  test("a blank answer is asked for, and is not needed if there is a proof of work", async () => {
    const { refused } = await app.post({ ...JO, name: "Pia" });
    const blank = {
      [machineFields.question]: refused?.question.token ?? "",
      [machineFields.answer]: " ",
    };
    const again = await app.post({ ...JO, name: "Pia", ...blank });
    expect(again.refused?.error.message).toBe(
      "Please answer the question, so that we know you are a person.",
    );
    const altcha = await solvedChallenge(app.url);
    expect((await app.post({ ...JO, name: "Pia", ...blank, altcha })).status).toBe(303);
    expect(await effects("Pia")).toHaveLength(1);
  });

  test("pressed twice is accepted once, and redirects twice", async () => {
    const { refused } = await app.post({ ...JO, name: "Kim" });
    const answered = { ...JO, name: "Kim", ...answerTo(refused?.question) };
    const twice = await Promise.all([app.post(answered), app.post(answered)]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(await effects("Kim")).toHaveLength(1);
  });

  test("with wrong fields keeps the question that was answered", async () => {
    const first = await app.post({ name: "", email: "lee@example.org" });
    const answer = answerTo(first.refused?.question);
    const second = await app.post({ name: "", email: "lee@example.org", ...answer });
    expect(second.status).toBe(422);
    expect(second.refused?.error.errors).toEqual([{ propertyName: "name", message: "Enter your name." }]);
    expect(second.refused?.question).toEqual({
      ...first.refused?.question,
      answer: answer[machineFields.answer],
    });
    const third = await app.post({ name: "Lee", email: "lee@example.org", ...answer });
    expect(third.status).toBe(303);
  });

  test("with a wrong answer, one of another form, or an answer used before, gets a new question", async () => {
    const { refused } = await app.post({ ...JO, name: "Max" });
    const right = answerTo(refused?.question);
    const elsewhere = app.services.captcha.questions.ask("another-form");
    const wrong = [
      { ...right, [machineFields.answer]: "3" },
      answerTo(elsewhere),
      { ...right, [machineFields.question]: "made up" },
    ];
    for (const fields of wrong) {
      const again = await app.post({ ...JO, name: "Max", ...fields });
      expect(again.status).toBe(422);
      expect(again.refused?.error.code).toBe("CAPTCHA_FAILED");
      expect(again.refused?.question.token).not.toBe(refused?.question.token);
    }
    expect((await app.post({ ...JO, name: "Max", ...right })).status).toBe(303);
    const replayed = await app.post({ ...JO, name: "Max again", ...right });
    expect(replayed.refused?.error.code).toBe("CAPTCHA_REPLAYED");
    expect((await app.done()).filter(({ name }) => name.startsWith("Max"))).toHaveLength(1);
  });
});

test("a plain post whose question has expired while the page was open gets a new one, with everything that was typed", async () => {
  let hours = 0;
  const open = await formApp({ services: { now: () => new Date(Date.now() + hours * 3_600_000) } });
  const { refused } = await open.post(JO);
  hours = 24;
  const late = await open.post({ ...JO, ...answerTo(refused?.question) });
  expect(late.status).toBe(422);
  expect(late.refused?.error.message).toBe("The question has expired. Please answer the new one.");
  expect(late.refused?.values).toMatchObject(JO);
  expect((await open.post({ ...JO, ...answerTo(late.refused?.question) })).status).toBe(303);
  expect(await open.done()).toHaveLength(1);
});

test("too many from one network, or to one address, get the time to retry; a plain post keeps what was typed", async () => {
  const strict = await formApp({
    form: { limits: { address: { times: 3, seconds: 600 }, email: { times: 1, seconds: 1_800 } } },
  });
  const send = async () => strict.send({ ...JO, altcha: await solvedChallenge(strict.url) });
  expect((await send()).status).toBe(200);
  const toOne = await send();
  expect(toOne.status).toBe(429);
  expect(Number(toOne.headers.get("retry-after"))).toBeGreaterThan(1_700);
  expect((await errorOf(toOne)).message).toContain("30 minutes");
  await send();
  const plain = await strict.post(JO);
  expect(plain.status).toBe(429);
  expect(Number(plain.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(plain.refused?.values).toEqual(JO);
  expect(await strict.done()).toHaveLength(1);
});

test("a network over its limit is refused before its body is read, unless the body is short and would be shown again", async () => {
  const strict = await formApp({ form: { limits: { address: { times: 1, seconds: 600 } } } });
  await strict.send(JO);
  // The announced body never arrives, so a response means that the server did not wait for it.
  const announced = (accept: string, length: number) =>
    rawRequest(
      strict.url,
      [
        "POST /form HTTP/1.1",
        "Host: localhost",
        `Accept: ${accept}`,
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${length}`,
      ].join("\r\n"),
    );
  expect((await announced("application/json", 500)).status).toBe(429);
  expect((await announced("text/html", 500_000)).status).toBe(429);
  expect((await strict.post(JO)).refused?.values).toEqual(JO);
});

test.each([
  ["a thousand fields", "a&".repeat(29_000)],
  ["a body of ampersands", "&".repeat(900_000)],
])("refuses more than %s", async (_what, body) => {
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
  const refused = await fetch(`${app.url}/form`, { method: "POST", body, headers });
  expect(refused.status).toBe(413);
  expect((await errorOf(refused)).code).toBe("TOO_LARGE");
});

test("a body without a declared length is cut off at the limit", async () => {
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const refused = await rawRequest(
    app.url,
    [
      "POST /form HTTP/1.1",
      "Host: localhost",
      "Accept: application/json",
      "Content-Type: multipart/form-data; boundary=b",
      "Transfer-Encoding: chunked",
    ].join("\r\n"),
    `31\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n${chunk.repeat(40)}0\r\n\r\n`,
  );
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body).error.code).toBe("TOO_LARGE");
});

async function challenge() {
  return (await fetch(`${app.url}/api/captcha/challenge`)).json();
}

function guessed(given: object): string {
  const solution = { counter: 7, derivedKey: "00".repeat(32) };
  return Buffer.from(JSON.stringify({ challenge: given, solution })).toString("base64");
}

/** Answers as a person would. */
function answerTo(question: { text: string; token: string } | undefined): Record<string, string> {
  const words = "zero one two three four five six seven eight nine".split(" ");
  const sum = words.reduce(
    (total, word, value) => total + value * ((question?.text ?? "").split(word).length - 1),
    0,
  );
  return { [machineFields.question]: question?.token ?? "", [machineFields.answer]: String(sum) };
}
