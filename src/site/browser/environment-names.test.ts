import { expect, test } from "vitest";
import { environmentNames } from "./environment-names";

const LIKE_GECKO = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_GECKO} Chrome/140.0.0.0 Safari/537.36`,
    "chrome",
    "windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_GECKO} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    "edge",
    "windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_GECKO} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    "opera",
    "windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${LIKE_GECKO} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "samsung",
    "android",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${LIKE_GECKO} Chrome/140.0.0.0 Safari/537.36`,
    "chrome",
    "chromeos",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${LIKE_GECKO} HeadlessChrome/140.0.0.0 Safari/537.36`, "chrome", "linux"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox", "linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "safari",
    "ios",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
    "chrome",
    "ios",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
    "safari",
    "macos",
  ],
  ["", "unknown-browser", "unknown-os"],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(environmentNames(userAgent)).toEqual({ browser, system });
});
