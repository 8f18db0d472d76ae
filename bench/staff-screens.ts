import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { administrator } from "../test/end-to-end/admin/administrator";
import { signIn } from "../test/end-to-end/admin/staff";
import { startSite } from "../test/start-site";
import { SCREEN_STEPS, type ScreenStep } from "./staff-screens/screen-steps";
import { type Measured, watchScreen } from "./staff-screens/watch-screen";

/**
 * Opens the main screens of the staff area in a real browser of 1,366 px, on a site with the demo hospital, and does
 * the common actions on them. Prints for each input the time until the first frame in which something visible has
 * changed (the reaction), the time until the last such frame (settled), the processor time of the page's main thread,
 * and the requests that it caused, as medians of RUNS rounds (three). The highlight of a pressed control is a reaction. Names what is later than 100 and 500 ms. In
 * each round, a screen opens for the first time after the browser has loaded the area. LATENCY_MS delays every
 * answer, as a network does. STEPS does only the groups whose names contain these words, separated by commas. ADDRESS
 * measures a running site, which ADMIN_EMAIL and ADMIN_PASSWORD sign in to. Exits with 1 if a step cannot be done.
 */

const RUNS = Number(process.env.RUNS ?? 3);
const LATENCY_MS = Number(process.env.LATENCY_MS ?? 0);
const REACTION_GOAL_MS = 100;
const SETTLED_GOAL_MS = 500;

const { ADDRESS, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const person = ADDRESS ? { email: ADMIN_EMAIL ?? "", password: ADMIN_PASSWORD ?? "" } : administrator;
const site = ADDRESS
  ? { address: ADDRESS, stop: async () => null }
  : await startSite({
      env: { ADMIN_EMAIL: person.email, ADMIN_PASSWORD: person.password, LINK_CHECK: "off" },
    });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 1366, height: 900 },
    locale: "en-US",
    timezoneId: "America/Chicago",
  });
  const measure = await watchScreen(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await signIn(page, person);
  if (LATENCY_MS > 0) await delay(page);
  console.log(`medians of ${RUNS}${LATENCY_MS > 0 ? `, with ${LATENCY_MS} ms to the server` : ""}`);
  console.log("                              reaction   settled      work  requests");
  for (const [group, steps] of Object.entries(SCREEN_STEPS).filter(isWanted)) {
    console.log(group);
    await measureGroup(page, steps, measure);
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await site.stop();
}

function isWanted([group]: [string, unknown]): boolean {
  return process.env.STEPS?.split(",").some((words) => group.includes(words)) ?? true;
}

async function delay(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Does the steps of a group one after another, RUNS times. */
async function measureGroup(
  page: Page,
  steps: readonly ScreenStep[],
  measure: Awaited<ReturnType<typeof watchScreen>>,
): Promise<void> {
  const rounds: Measured[][] = [];
  for (let round = 0; round < RUNS; round += 1) {
    await page.goto("/admin/dashboard");
    await page.waitForLoadState("networkidle");
    const measured: Measured[] = [];
    for (const step of steps) {
      try {
        await step.before?.(page);
        measured.push(await measure(page, () => step.act(page)));
      } catch (error) {
        console.log(`  ${step.name}: it could not be done. ${error}`);
        process.exitCode = 1;
        return;
      }
    }
    rounds.push(measured);
  }
  for (const [at, step] of steps.entries())
    print(
      step,
      rounds.flatMap((round) => round[at] ?? []),
    );
}

function print({ name }: ScreenStep, all: readonly Measured[]): void {
  const median = (value: (one: Measured) => number) =>
    all.map(value).sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  const reaction = median((one) => one.reaction);
  const settled = median((one) => one.settled);
  const columns = [
    `  ${name}`.padEnd(28),
    reaction.toFixed(0).padStart(10),
    settled.toFixed(0).padStart(9),
    median((one) => one.work)
      .toFixed(0)
      .padStart(9),
    String(median((one) => one.requests)).padStart(9),
  ];
  const remarks = [
    reaction > REACTION_GOAL_MS && `reaction later than ${REACTION_GOAL_MS} ms`,
    settled > SETTLED_GOAL_MS && `settled later than ${SETTLED_GOAL_MS} ms`,
  ];
  console.log([...columns, " ", remarks.filter(Boolean).join(", ")].join(" ").trimEnd());
}
