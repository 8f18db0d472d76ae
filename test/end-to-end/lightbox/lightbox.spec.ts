import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated, stopClock } from "../shell/hydrated";
import { house, openGallery, provideHouse } from "./house";
import { touchOf } from "./touch-of";

const lightbox = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => lightbox(page).getByRole("button", { name, exact: true });
/** The links of the page's gallery. */
const pictures = (page: Page) => page.getByRole("main").locator('a[data-emit="emit:modal-image-carousel"]');
const shows = (page: Page, text: string | RegExp) =>
  expect(lightbox(page).getByRole("status")).toHaveText(text);

const GARDEN = "Picture 1 of 4. The garden from above. Patients planted it in spring.";
const ROOM = "Picture 2 of 4. A room for two";
const TOUR = "Video 3 of 4. A walk through the house";
const DOOR = "Picture 4 of 4. The main entrance";

type Ends = [left: number, middle: number, right: number];

/** Records the duration of each animation that scripts start, in ms. */
const noteMotions = (page: Page) =>
  page.addInitScript(() => {
    const noted: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      noted.push(typeof options === "object" ? options.duration : options);
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, { motions: () => noted.splice(0) });
  });

/** Durations since the last call. */
const motions = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { motions(): unknown[] }).motions())]);

/** The zoom factor of the shown picture. */
const scale = (page: Page) =>
  page
    .locator(".yarl__slide_current .yarl__slide_wrapper")
    .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).a);

/** Lengths as on the screen: px, and the gap between two slides in hundredths of one. */
const measuresOf = (dialog: ReturnType<typeof lightbox>) =>
  dialog.evaluate((root) => {
    const [first, second] = root.querySelectorAll("[role=group]");
    const [one, other] = root.querySelectorAll("nav button:has(img)");
    const [picture, thumbnail] = [first, one].map((element) => element?.querySelector("img"));
    if (!first || !second || !one || !other || !picture || !thumbnail)
      throw new Error("something is missing");
    const room = (a: Element, b: Element) => b.getBoundingClientRect().left - a.getBoundingClientRect().right;
    const { width } = first.getBoundingClientRect();
    const { width: wide, height, borderTopWidth, borderTopLeftRadius, paddingTop } = getComputedStyle(one);
    return {
      padding: Number.parseFloat(getComputedStyle(first).paddingLeft),
      spacing: Math.round((room(first, second) / width) * 100),
      thumbnails: {
        width: wide,
        height,
        border: borderTopWidth,
        radius: borderTopLeftRadius,
        padding: paddingTop,
        gap: room(one, other),
        fit: getComputedStyle(thumbnail).objectFit,
      },
    };
  });

test("pictures full screen, by mouse and keyboard", { tag: ["@desktop", "@script"] }, async ({ page }) => {
  test.slow();
  await page.clock.install();
  await noteMotions(page);
  await provideHouse(page);
  await openHydrated(page, "/about-us");
  const opener = page.getByRole("main").getByRole("link").first();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const axeFindsNothing = async (state: string) => {
    expect(await accessibilityProblems(page), state).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 900 });
  };
  const files = () => requests.filter((address) => /lightbox-modal.*\.js/.test(address)).length;

  await test.step("is loaded when it is first opened, and has a name", async () => {
    expect(files()).toBe(0);
    await opener.focus();
    await openGallery(page, { thumbnails: { showToggle: true } });
    await expect(page.getByRole("dialog", { name: "Our house" })).toBeVisible();
    expect(files()).toBe(1);
    await shows(page, GARDEN);
    await expect(lightbox(page).getByRole("img", { name: "The garden from above" })).toHaveAttribute(
      "src",
      /garden-large/,
    );
    await expect(lightbox(page).getByText("Patients planted it in spring.", { exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/scroll-locked/);
    await axeFindsNothing("opened");
  });

  await test.step("loads two slides to either side, with the specified sizes", async () => {
    await expect(lightbox(page).locator("[role=group]")).toHaveCount(3);
    expect(await measuresOf(lightbox(page))).toEqual({
      padding: 16,
      spacing: 30,
      thumbnails: {
        width: "120px",
        height: "80px",
        border: "1px",
        radius: "4px",
        padding: "4px",
        gap: 16,
        fit: "contain",
      },
    });
  });

  await test.step("ends at both ends", async () => {
    await expect(button(page, "Previous")).toBeDisabled();
    await page.keyboard.press("ArrowLeft");
    await shows(page, GARDEN);
    await motions(page);
    await page.keyboard.press("ArrowRight");
    await shows(page, ROOM);
    await expect.poll(() => motions(page), "turning takes half a second").toEqual([500]);
    await expect(button(page, "Previous")).toBeEnabled();
    await lightbox(page).getByRole("button", { name: "4 of 4" }).click();
    await shows(page, DOOR);
    await expect(button(page, "Next")).toBeDisabled();
    await expect(button(page, "Play slideshow")).toBeDisabled();
    await page.keyboard.press("ArrowRight");
    await shows(page, DOOR);
  });

  await test.step("keeps the focus inside", async () => {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("[role=dialog]"),
      );
      expect(outside).toBe(false);
    }
  });

  await test.step("its thumbnails can be hidden", async () => {
    await button(page, "Hide thumbnails").click();
    await expect(lightbox(page).getByRole("button", { name: "2 of 4" })).toBeHidden();
    await axeFindsNothing("thumbnails hidden");
    await button(page, "Show thumbnails").click();
    await lightbox(page).getByRole("button", { name: "2 of 4" }).click();
    await shows(page, ROOM);
  });

  await test.step("zooms by keys to the file's own size, moves, and zooms out", async () => {
    await expect(button(page, "Zoom out")).toBeDisabled();
    const shown = await lightbox(page)
      .getByRole("group")
      .getByRole("img", { name: "A room for two" })
      .boundingBox();
    await motions(page);
    await page.keyboard.press("+");
    await expect.poll(() => scale(page)).toBeGreaterThan(1);
    await expect.poll(() => motions(page), "as does growing").toEqual([500]);
    await page.keyboard.press("+");
    await expect(button(page, "Zoom in")).toBeDisabled();
    await expect.poll(() => scale(page)).toBeCloseTo(2000 / (shown?.width ?? 0), 1);
    await page.keyboard.press("ArrowRight");
    await shows(page, ROOM);
    const moved = () =>
      page
        .locator(".yarl__slide_current .yarl__slide_wrapper")
        .evaluate((wrapper) => wrapper.style.transform);
    await expect.poll(moved).toContain("translateX(-50px)");
    await page.keyboard.press("-");
    await page.keyboard.press("+");
    for (const reset of ["Control+0", "Meta+0"]) {
      await page.keyboard.press(reset);
      await expect.poll(() => scale(page), reset).toBe(1);
      await page.keyboard.press("+");
      await expect(button(page, "Zoom out")).toBeEnabled();
    }
    await axeFindsNothing("enlarged");
    await button(page, "Next").click();
    await shows(page, TOUR);
    const video = lightbox(page).getByLabel("A walk through the house", { exact: true });
    await expect(video).toHaveAttribute("poster", /tour\.svg/);
    // Without captions, reading them would wait forever.
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length))
      .toBe(1);
    await axeFindsNothing("a video");
    await button(page, "Previous").click();
    await shows(page, ROOM);
    await expect.poll(() => scale(page)).toBe(1);
  });

  await test.step("does not zoom with the wheel", async () => {
    await page.mouse.move(680, 300);
    await page.mouse.wheel(0, -300);
    await page.clock.runFor(1_000);
    expect(await scale(page)).toBe(1);
    await shows(page, ROOM);
  });

  await test.step("turns the slides when moved sideways by more than 30 px", async () => {
    const wheel = async (...moves: number[]) => {
      for (const move of moves) {
        await page.mouse.wheel(move, 0);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      // The movement is forgotten, and the turn is finished.
      await page.clock.runFor(1_500);
    };
    // The first 30 px start nothing, so the next move only starts what a later one would finish.
    await wheel(30);
    await wheel(400);
    await shows(page, ROOM);
    await wheel(400);
    await shows(page, TOUR);
    await wheel(-31, -400);
    await shows(page, ROOM);
  });

  await test.step("a double click zooms twice at most, and then out again", async () => {
    await button(page, "Previous").click();
    await shows(page, GARDEN);
    const picture = lightbox(page).getByRole("group").getByRole("img", { name: "The garden from above" });
    const width = (await picture.boundingBox())?.width ?? 0;
    // On a busy machine two clicks may be too far apart to be a double click.
    for (const expected of [2, 3200 / width, 1]) {
      await expect(async () => {
        if (Math.abs((await scale(page)) - expected) > 0.05) await picture.dblclick();
        await expect.poll(() => scale(page), { timeout: 2_000 }).toBeCloseTo(expected, 1);
      }).toPass();
    }
    await button(page, "Next").click();
    await shows(page, ROOM);
  });

  await test.step("fills the screen and leaves full screen", async () => {
    await button(page, "Enter full screen").click();
    await button(page, "Leave full screen").click();
    await expect(button(page, "Enter full screen")).toBeVisible();
    await shows(page, ROOM);
  });

  await test.step("Escape closes it and restores the focus", async () => {
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
  });

  await test.step("a gallery of the page opens it at the clicked picture", async () => {
    const picture = pictures(page).nth(1);
    await picture.click();
    await shows(page, /^Picture 2 of \d+\. ./);
    await button(page, "Close").click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(picture).toBeFocused();
  });

  await test.step("a link in a text opens it by the gallery's name; an unknown gallery opens nothing", async () => {
    const say = (detail?: object) =>
      page.evaluate(
        (what) => window.dispatchEvent(new CustomEvent("openward:modal-image-carousel", { detail: what })),
        detail,
      );
    await say({ gallery: "nowhere" });
    await say({ index: "2" });
    await shows(page, /^Picture 3 of \d+\. ./);
    await button(page, "Close").click();
    await expect(lightbox(page)).toHaveCount(0);
  });

  await test.step("swaps the arrows in right-to-left text", async () => {
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await openGallery(page);
    await shows(page, GARDEN);
    await page.keyboard.press("ArrowRight");
    await shows(page, GARDEN);
    await page.keyboard.press("ArrowLeft");
    await shows(page, ROOM);
    await page.keyboard.press("ArrowRight");
    await shows(page, GARDEN);
    await expect(button(page, "Hide thumbnails")).toHaveCount(0);
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
    await button(page, "Close").click();
    await expect(lightbox(page)).toHaveCount(0);
  });

  await test.step("one picture has full screen and zoom only; a click beside it closes", async () => {
    await openGallery(page, { slides: house.slice(3), title: undefined });
    await expect(page.getByRole("dialog", { name: "Pictures" })).toBeVisible();
    await expect(button(page, "Zoom in")).toBeEnabled();
    await expect(button(page, "Enter full screen")).toBeVisible();
    await expect(button(page, "Play slideshow")).toHaveCount(0);
    await expect(lightbox(page).getByRole("navigation")).toHaveCount(0);
    await page.mouse.click(120, 200);
    await expect(lightbox(page)).toHaveCount(0);
  });

  await test.step("shows the thumbnails at any of the four sides", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const position of ["top", "bottom", "start", "end"] as const) {
      await openGallery(page, { thumbnails: { position } });
      const row = await lightbox(page).getByRole("navigation").boundingBox();
      const picture = await lightbox(page).getByRole("group").first().boundingBox();
      if (!row || !picture) throw new Error("the lightbox has no thumbnails, or no picture");
      const isThere = {
        top: row.y + row.height <= picture.y,
        bottom: row.y >= picture.y + picture.height,
        start: row.x + row.width <= picture.x,
        end: row.x >= picture.x + picture.width,
      };
      expect(isThere[position], position).toBe(true);
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
    }
    await page.emulateMedia({ reducedMotion: "no-preference" });
  });

  await test.step("axe finds nothing while the slideshow runs", async () => {
    await openGallery(page);
    await button(page, "Play slideshow").click();
    await expect(button(page, "Pause slideshow")).toBeVisible();
    await axeFindsNothing("the slideshow runs");
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
  });

  await test.step("the slideshow starts paused, takes three seconds per slide, and stops at the last", async () => {
    await openGallery(page, { slides: [house[0], house[1]] as typeof house });
    await shows(page, GARDEN.replace("4", "2"));
    await stopClock(page);
    await page.clock.runFor(4_000);
    await shows(page, GARDEN.replace("4", "2"));
    await button(page, "Play slideshow").click();
    await expect(button(page, "Pause slideshow")).toBeVisible();
    await page.clock.runFor(2_900);
    await shows(page, GARDEN.replace("4", "2"));
    await page.clock.runFor(200);
    await shows(page, ROOM.replace("4", "2"));
    await expect(button(page, "Play slideshow")).toBeDisabled();
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });
  test("pictures full screen, by touch", { tag: ["@touched", "@script"] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await provideHouse(page);
    await openHydrated(page, "/about-us");
    const touch = await touchOf(page);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const { width } = size;
    const [left, middle, right] = [width / 6, width / 2, (width * 5) / 6].map(Math.round) as Ends;
    await openGallery(page);
    await shows(page, GARDEN);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(size);

    await touch.drag([middle, 300], [middle - 29, 300]);
    await shows(page, GARDEN);
    await touch.drag([right, 300], [left, 300]);
    await shows(page, ROOM);
    await touch.drag([left, 300], [right, 300]);
    await shows(page, GARDEN);

    // Beside a picture that has not loaded yet, a tap closes.
    const under = (at: [number, number]) =>
      page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, at);
    await expect.poll(() => under([middle, 300])).toBe("IMG");
    // On a busy machine two taps may be too far apart to be one double tap.
    await expect(async () => {
      if ((await scale(page)) < 2) await touch.doubleTap([middle, 300]);
      await expect.poll(() => scale(page), { timeout: 2_000 }).toBeGreaterThanOrEqual(2);
    }).toPass();
    await touch.drag([right, 300], [left, 300]);
    await shows(page, GARDEN);
    const pinchedBack = async () => {
      await touch.pinch([middle, 300], 120, 10);
      expect(await scale(page)).toBe(1);
    };
    await expect(pinchedBack).toPass();
    await touch.pinch([middle, 300], 20, 80);
    await expect.poll(() => scale(page)).toBeGreaterThan(1);
    await expect(pinchedBack).toPass();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // A pull begins with the first step beyond 30 px (33.75 and 36.75 here), and closes 60 px after that.
    await touch.drag([middle, 250], [middle, 250 + 90]);
    await shows(page, GARDEN);
    await touch.drag([middle, 250], [middle, 250 + 98]);
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture of a gallery links to its own file", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/about-us");
    const file = (await pictures(page).first().getAttribute("href")) ?? "";
    await pictures(page).first().click();
    await expect(page).toHaveURL(file);
    expect((await page.request.get(file)).headers()["content-type"]).toMatch(/^image\//);
  });
});
