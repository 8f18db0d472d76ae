import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { checkPage } from "~/features/forms/site/built-form/check-page";
import { sendProgress } from "~/features/forms/site/progress/send-progress";
import { isFailure, NO_MESSAGE } from "../browser/request/failure";
import { postForm } from "./post-form";
import { failureOf, NO_ERRORS, type SubmissionResult, submissionResult } from "./submission-result";

const SITE = "https://hospital.example";
const NO_CONNECTION = "Our website cannot be reached right now. Check your connection.";

type Fetch = typeof globalThis.fetch;

let answer: Fetch;
let isOnline = true;
const fetchMock = vi.fn<Fetch>();
const reports: string[] = [];

/** The site as the browser's `fetch` sees it: the form's endpoint answers as the test specifies. */
const fetchSite: Fetch = async (address, init) => {
  const path = String(address);
  if (path === "/api/error") {
    reports.push(JSON.parse(JSON.parse(String(init?.body)).error_detail).error.message);
    return new Response(null, { status: 204 });
  }
  if (path === "/incident.json") return Response.json({ incident: null });
  fetchMock(address, init);
  return answer(address, init);
};

beforeAll(() => {
  vi.stubGlobal("fetch", fetchSite);
  vi.stubGlobal("location", new URL(`${SITE}/donate?name=Ana`));
  vi.stubGlobal("screen", { width: 360, height: 740 });
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", {
    userAgent: "test",
    get onLine() {
      return isOnline;
    },
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  isOnline = true;
  reports.length = 0;
  fetchMock.mockClear();
});

const hangs: Fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

const dropped: Fetch = async () => {
  throw new TypeError("Failed to fetch");
};

/** Ways in which a request can fail without a sentence from our server, and the text for the visitor. */
const FAILURES: [what: string, answer: Fetch, message: string][] = [
  ["a gateway's page", async () => new Response("<h1>502 Bad Gateway</h1>", { status: 502 }), NO_MESSAGE],
  ["an empty body", async () => new Response("", { status: 500 }), NO_MESSAGE],
  ["an empty object", async () => Response.json({}, { status: 500 }), NO_MESSAGE],
  ["no answer in time", hangs, "Our website did not answer."],
  ["a dropped connection", dropped, NO_CONNECTION],
];

interface Sending {
  what: string;
  path: string;
  send(path: string): Promise<SubmissionResult>;
  /** The title of the notice, if something else than sending the form failed. */
  title?: string;
}

/** Node's `FormData` accepts no form element. */
const noForm = undefined as unknown as HTMLFormElement;

async function sendWhole(path: string): Promise<SubmissionResult> {
  const answer = await postForm(path, new FormData()).catch(failureOf);
  return isFailure(answer) ? submissionResult(answer.error) : NO_ERRORS;
}

/** Every way in which JavaScript sends a public form. */
const SENDINGS: Sending[] = [
  { what: "a gift", path: "/donate/initiate", send: sendWhole },
  { what: "a registration for a class", path: "/api/class/1/register", send: sendWhole },
  { what: "a sign-up for the newsletter", path: "/api/form/newsletter", send: sendWhole },
  { what: "a form that staff built", path: "/api/form/contact", send: sendWhole },
  { what: "a patient's application", path: "/api/form/new-patient", send: sendWhole },
  { what: "an award's feedback", path: "/api/form/award", send: sendWhole },
  {
    what: "a page of a form",
    path: "/api/form/contact/page/2",
    send: () => checkPage("contact", 2, noForm, []),
    title: "Your answers could not be checked",
  },
  {
    what: "a form saved for later",
    path: "/api/form/contact/progress",
    send: async () => (await sendProgress("contact", "save", noForm)).tried,
    title: "Your answers were not saved",
  },
];

/** Sends, and advances the clock by a minute: nothing waits longer. */
async function patiently(sending: Promise<SubmissionResult>): Promise<SubmissionResult> {
  await vi.advanceTimersByTimeAsync(60_000);
  return sending;
}

// First, because a page sends at most twenty reports.
test("a dropped connection is reported with its request if the site responds otherwise, and not if it does not", async () => {
  answer = dropped;
  await patiently(sendWhole("/donate/initiate"));
  expect(reports).toEqual(["POST /donate/initiate: Failed to fetch"]);
  isOnline = false;
  await patiently(sendWhole("/donate/initiate"));
  expect(reports).toHaveLength(1);
});

describe.each(FAILURES)("%s", (_what, failing, message) => {
  test.each(SENDINGS)("answers $what with a readable sentence", async ({ path, send, title }) => {
    answer = failing;
    const { errors, failure } = await patiently(send(path));
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([path]);
    expect(errors).toEqual([]);
    expect(failure).toEqual({ message, mayBeSentAgain: true, ...(title !== undefined && { title }) });
  });
});
