import type { Page } from "@playwright/test";

type Point = [x: number, y: number];
const STEPS = 8;
const DOUBLE_TAP_MS = 300;

/** Fingers on the page's screen, as the browser reports them. */
export async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });

  async function move(path: (part: number) => Point[]): Promise<void> {
    // Sooner, it would form one double tap with the previous touch.
    await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), DOUBLE_TAP_MS + 50);
    await send("touchStart", path(0));
    for (let step = 1; step <= STEPS; step += 1) await send("touchMove", path(step / STEPS));
    await send("touchEnd", []);
  }

  return {
    /** In one step: a double tap has only 300 ms. */
    doubleTap: async ([x, y]: Point) => {
      const tap = () => [send("touchStart", [[x, y]]), send("touchEnd", [])];
      await Promise.all([...tap(), ...tap()]);
    },
    drag: (from: Point, to: Point) =>
      move((part) => [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]),
    /** Two fingers, each that many px from the middle at the start and at the end. */
    pinch: ([x, y]: Point, from: number, to: number) =>
      move((part) => {
        const apart = from + (to - from) * part;
        return [
          [x - apart, y],
          [x + apart, y],
        ];
      }),
  };
}
