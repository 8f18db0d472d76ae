import { defineConfig, type Project } from "@playwright/test";
import { isTestAll as all } from "./test/test-all.ts";

/** Tests that `npm test` leaves out. */
const leftToTestAll = all ? [] : [/@test-all/];

/** A test runs everywhere, unless a tag in its title or details restricts it. */
const screens = [
  { width: 360, height: 740, isHandheld: true, not: /@desktop/, always: true },
  { width: 768, height: 1024, isHandheld: true, not: /@desktop/, always: false },
  // A desktop with a touch screen (`@touched`) is rare: only `npm run test:all` includes it.
  {
    width: 1366,
    height: 900,
    isHandheld: false,
    not: all ? /@handheld/ : /@handheld|@touched/,
    always: true,
  },
];

/**
 * `npm test` runs each test once: on the phone, or on the desktop if the test needs one (`@desktop`) or is in
 * one of these files, whose tests do not depend on the width. `npm run test:all` runs every test at every
 * width.
 */
const onDesktop = new RegExp(
  [
    "quiet",
    "pages/(donate|scripts-sent|search)",
    "shell/(client-state|consent|errors|modals|offline)",
    "ui/(form|links)",
    "locations-map/(ground|services)",
  ]
    .map((file) => `\\b${file}\\.spec\\.ts`)
    .join("|"),
);

const browserOf = ({ width, height, isHandheld }: (typeof screens)[number]) => ({
  viewport: { width, height },
  isMobile: isHandheld,
  hasTouch: isHandheld,
});

const publicPages = screens
  .filter(({ always }) => always || all)
  .flatMap((screen): Project[] => {
    const name = String(screen.width);
    const not = [screen.not, /@staff/, ...leftToTestAll];
    const withScript = { name, use: browserOf(screen), grepInvert: [...not, /@no-script/] };
    // One project per screen, each with its own runner processes and browsers.
    if (!all && screen.isHandheld)
      return [{ ...withScript, grepInvert: [...withScript.grepInvert, onDesktop] }];
    if (!all) return [{ ...withScript, grep: [onDesktop, /@desktop/] }];
    const withoutScript = {
      name: `${name} without JavaScript`,
      use: { ...browserOf(screen), javaScriptEnabled: false },
      grepInvert: [...not, /@script/],
    };
    return [withScript, withoutScript];
  });

/**
 * The admin screens (`@staff`), made for tablets and desktops. `npm test` tests them on a desktop, and on the
 * tablet only what is meant for it (`@handheld`). They run last: what they publish would change what the
 * tests of public pages count.
 */
const staffScreens = screens
  .filter(({ width }) => width >= 768)
  .map((screen): Project => {
    const name = `${screen.width} staff`;
    const grep = all || screen.always ? /@staff/ : /(?=.*@staff)(?=.*@handheld)/;
    return { name, use: browserOf(screen), grep, grepInvert: [screen.not, ...leftToTestAll] };
  });

export default defineConfig({
  testDir: "test/end-to-end",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/{testFileDir}/trees/{arg}{ext}",
  globalSetup: "./test/end-to-end/start-site-once.ts",
  projects: [...publicPages, ...staffScreens],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Far longer than anything takes, so that no test fails because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_UNDER_TEST,
    // A missing control is reported long before the test's timeout.
    actionTimeout: 60_000,
    // Recording takes a tenth of the processor's time: use `--trace on` to look into a failure.
    trace: "off",
    // A service worker's requests bypass the tests' own responses, so only tests about it enable it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-sync",
        "--disable-background-networking",
        "--disable-component-update",
        // A test ends before optimizing its code pays off.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
});
