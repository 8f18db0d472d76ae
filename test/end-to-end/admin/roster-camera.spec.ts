import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawQr } from "~/ui/qr-code/draw-qr";
import { publishClass, seatByPhone } from "../classes/class-actions";
import { expect, test } from "../fixtures";
import { callApi, signIn } from "./staff";

const SCREEN = { width: 640, height: 480 };

test("the camera reads a code without a connection, and the check-in arrives once it is back", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ playwright, page: staffPage, baseURL, launchOptions }) => {
  test.slow();
  await signIn(staffPage);
  const { id } = await publishClass(staffPage);
  await seatByPhone(staffPage, id, "Quillfeather");
  const path = `/api/admin/classes/${id}/registrations`;
  const read = () =>
    callApi<{ class: { checkedIn: number }; items: { checkInCodes: string[] }[] }>(staffPage, "GET", path);
  const code = (await read()).items[0]?.checkInCodes[0] ?? "";

  const folder = await mkdtemp(join(tmpdir(), "openward-camera-"));
  const film = join(folder, "camera.y4m");
  await writeFile(film, filmOf(code));
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({ baseURL, viewport: SCREEN });
    const page = await context.newPage();
    await signIn(page);
    await page.goto(`/admin/classes/${id}/roster`);
    await expect(page.getByRole("button", { name: "Ann Quillfeather is Here" })).toBeVisible();
    await page.getByRole("button", { name: "Check in by code" }).click();

    await context.setOffline(true);
    await page.getByRole("button", { name: "Use the camera" }).click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("Ann Quillfeather: checked in");
    expect((await read()).class.checkedIn, "without a connection").toBe(0);
    await context.setOffline(false);
    await expect.poll(async () => (await read()).class.checkedIn).toBe(1);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});

/**
 * The camera's picture: a code on white paper, as one frame of an uncompressed film (YUV4MPEG2), which Chromium
 * repeats.
 */
function filmOf(text: string): Buffer {
  const { width, height } = SCREEN;
  const { size, path } = drawQr(text);
  const pixels = Math.floor((height * 0.8) / size);
  const left = Math.floor((width - size * pixels) / 2);
  const top = Math.floor((height - size * pixels) / 2);
  const light = Buffer.alloc(width * height, 235);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < pixels; row += 1) {
      const start = (top + Number(y) * pixels + row) * width + left + Number(x) * pixels;
      light.fill(16, start, start + pixels);
    }
  const gray = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    light,
    gray,
  ]);
}
