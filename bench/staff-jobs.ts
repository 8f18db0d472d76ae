import { chromium } from "@playwright/test";
import { administrator } from "../test/end-to-end/admin/administrator";
import { signIn } from "../test/end-to-end/admin/staff";
import { smtpInbox } from "../test/smtp-inbox";
import { freePort, startSite } from "../test/start-site";
import { changeHours } from "./staff-jobs/change-hours";
import { checkIn } from "./staff-jobs/check-in";
import { classWithSixDates } from "./staff-jobs/class-with-six-dates";
import { countInput, type Input } from "./staff-jobs/count-input";
import { enterChecks } from "./staff-jobs/enter-checks";
import { inviteColleague } from "./staff-jobs/invite-colleague";
import { pageFromTemplate } from "./staff-jobs/page-from-template";
import { processApplication } from "./staff-jobs/process-application";
import { publishNews } from "./staff-jobs/publish-news";
import { refundAndMove } from "./staff-jobs/refund-and-move";
import { restoreRecords } from "./staff-jobs/restore-records";
import type { JobSite, StaffJob } from "./staff-jobs/staff-job";

/**
 * Does ten jobs of staff in a real browser, on a site with the demo hospital: from the dashboard until the screen or the
 * public site shows the result. Prints the clicks and their limit, the pressed keys, the seconds, the slowest first
 * reaction to a click, and the slowest new screen: from the click until its last change before the next input. A choice
 * of a file is a click, and so is a press of Enter, or of Space outside of a text. Texts are typed key by key. Prints
 * medians of RUNS rounds (three), and of clicks the most. JOBS does only the jobs whose names contain these words,
 * separated by commas. Exits with 1 if a job takes more clicks than its limit, or cannot be done.
 */

const JOBS: StaffJob[] = [
  inviteColleague,
  changeHours,
  publishNews,
  pageFromTemplate,
  classWithSixDates,
  checkIn,
  refundAndMove,
  enterChecks,
  processApplication,
  restoreRecords,
];
const RUNS = Number(process.env.RUNS ?? 3);
const REACTION_LIMIT_MS = 100;
const SCREEN_LIMIT_MS = 500;

interface Measured extends Input {
  seconds: number;
}

const inbox = await smtpInbox();
const port = await freePort();
const site = await startSite({
  port,
  env: {
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: inbox.url,
    MAIL_FROM: "hospital@prairielantern.example",
    LINK_CHECK: "off",
  },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const options = {
    baseURL: site.address,
    viewport: { width: 1366, height: 900 },
    locale: "en-US",
    timezoneId: "America/Chicago",
  };
  const context = await browser.newContext(options);
  const counted = await countInput(context);
  const desk: JobSite = {
    page: await context.newPage(),
    visitor: await (await browser.newContext(options)).newPage(),
    inbox,
  };
  await signIn(desk.page);
  console.log(`medians of ${RUNS}`);
  console.log(
    "job                          clicks  limit   keys  seconds  slowest reaction  slowest screen, ms",
  );
  for (const job of JOBS.filter(isWanted)) {
    try {
      const rounds: Measured[] = [];
      for (let round = 0; round < RUNS; round += 1) rounds.push(await measure(job, desk, counted));
      print(job, rounds);
    } catch (error) {
      console.log(`${job.name}: it could not be done. ${error}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
  await inbox.down();
}

function isWanted({ name }: StaffJob): boolean {
  return process.env.JOBS?.split(",").some((words) => name.includes(words)) ?? true;
}

async function measure(
  job: StaffJob,
  desk: JobSite,
  { input, reset }: Awaited<ReturnType<typeof countInput>>,
): Promise<Measured> {
  const perform = await job.prepare(desk);
  await desk.page.goto("/admin/dashboard");
  await desk.page.getByRole("heading", { name: "Recently" }).waitFor();
  reset();
  const began = performance.now();
  await perform();
  const seconds = (performance.now() - began) / 1_000;
  const { clicks, keys, slowest, slowestScreen } = input;
  return { clicks, keys, slowest, slowestScreen, seconds };
}

function print({ name, clickLimit }: StaffJob, rounds: readonly Measured[]): void {
  const clicks = Math.max(...rounds.map((round) => round.clicks));
  const median = (value: (round: Measured) => number) =>
    rounds.map(value).sort((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? 0;
  const reaction = median(({ slowest }) => slowest.milliseconds);
  const control = rounds.find(({ slowest }) => slowest.milliseconds === reaction)?.slowest.control;
  const screen = median(({ slowestScreen }) => slowestScreen.milliseconds);
  const path = rounds.find(({ slowestScreen }) => slowestScreen.milliseconds === screen)?.slowestScreen.path;
  const columns = [
    name.padEnd(28),
    String(clicks).padStart(6),
    String(clickLimit).padStart(6),
    String(median(({ keys }) => keys)).padStart(6),
    median(({ seconds }) => seconds)
      .toFixed(1)
      .padStart(8),
    reaction.toFixed(0).padStart(8),
    screen.toFixed(0).padStart(8),
  ];
  const remarks = [
    clicks > clickLimit && "too many clicks",
    reaction > REACTION_LIMIT_MS && `later than ${REACTION_LIMIT_MS} ms: ${control}`,
    screen > SCREEN_LIMIT_MS && `settled later than ${SCREEN_LIMIT_MS} ms: ${path}`,
  ];
  console.log([...columns, ...remarks.filter(Boolean)].join(" "));
  if (clicks > clickLimit) process.exitCode = 1;
}
