import sharp from "sharp";
import { adminCaller, browserOf } from "../test/admin-call";
import { administrator } from "../test/end-to-end/admin/administrator";
import { startSite } from "../test/start-site";

/**
 * Measures what one photograph of 5 MB costs: the time until the upload is accepted, until its preview is
 * fetched, and until all sizes are stored. Also measures what visitors notice: requests for a cached and an
 * uncached page, first without an upload, then from the upload's first byte until its sizes are stored.
 * Times depend on the machine and its load, so each has a reference: the same preview made by sharp in this
 * process just before, and the share of a processor core that a busy loop gets (1.0 on an idle machine). A
 * size that is not stored within a minute fails the run. Exits with 1 if a goal is missed.
 */

const UPLOADS = 7;
const WIDTH = 4_000;
const HEIGHT = 3_000;
const BYTES = 5_000_000;
const IDLE_MS = 10_000;
/** Goals: medians over the uploads, and visitors' waits with an upload compared with those without. */
const ACCEPTED_MS = 1_000;
const PREVIEW_MS = 1_000;
const COMPLETE_MS = 10_000;
const SLOWER_AT_MOST = 1.5;
/** A size that is not stored after this time counts as missing. */
const TIMEOUT_MS = 60_000;
const PREVIEW_WIDTH = 800;

interface Uploaded {
  item: { data: Record<string, string> };
}
interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}
type Waits = Record<"cached" | "rendered", number[]>;

const photograph = await photographOf(BYTES);
const bodies = await Promise.all(Array.from({ length: UPLOADS }, (_, n) => bodyOf(n)));
const { email, password } = administrator;
const site = await startSite({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LOG_LEVEL: "warn" } });
try {
  const call = adminCaller(site.address);
  const session = await browserOf(await call("POST", "/session", {}, administrator));
  // Warm up: pages, connections, compiled code.
  await visits(() => wait(3_000));
  const shares = [shareOfCore()];
  const idle = await visits(() => wait(IDLE_MS));
  shares.push(shareOfCore());
  const [accepted, previewed, complete, decoded]: number[][] = [[], [], [], []];
  const busy: Waits = { cached: [], rendered: [] };
  for (const body of bodies) {
    decoded?.push(await timed(previewAlone));
    const waits = await visits(async () => {
      const began = performance.now();
      const data = await upload(session, body);
      accepted?.push(performance.now() - began);
      await (await fetch(site.address + data.mediumSrc)).arrayBuffer();
      previewed?.push(performance.now() - began);
      await untilStored(data);
      complete?.push(performance.now() - began);
    });
    busy.cached.push(...waits.cached);
    busy.rendered.push(...waits.rendered);
    shares.push(shareOfCore());
  }
  const reference = percentile(decoded ?? [], 0.5);
  console.log(
    `a JPEG of ${(photograph.length / 1e6).toFixed(1)} MB, ${WIDTH} by ${HEIGHT} pixels, ${UPLOADS} times; share of a core for a busy loop: ${percentile(shares, 0.5).toFixed(2)} (median), ${Math.min(...shares).toFixed(2)} at least`,
  );
  console.log(`the same preview by sharp alone: ${reference.toFixed(0)} ms`);
  const isMet = [
    judged("accepted", accepted ?? [], ACCEPTED_MS, reference),
    judged("preview fetched", previewed ?? [], PREVIEW_MS, reference),
    judged("all sizes stored", complete ?? [], COMPLETE_MS, reference),
    compared("a cached page", idle.cached, busy.cached),
    compared("an uncached page", idle.rendered, busy.rendered),
  ];
  if (isMet.includes(false)) process.exitCode = 1;
} finally {
  await site.stop();
}

/** Prints the times of one step in milliseconds. @returns whether their median meets the goal */
function judged(step: string, times: readonly number[], goalMs: number, reference: number): boolean {
  const median = percentile(times, 0.5);
  const isMet = median <= goalMs;
  console.log(
    `${step}: ${median.toFixed(0)} ms (median), ${Math.max(...times).toFixed(0)} ms at most; ${(median / reference).toFixed(1)} times the preview alone; goal ${goalMs} ms: ${isMet ? "met" : "MISSED"}`,
  );
  return isMet;
}

/**
 * Prints visitors' waits in milliseconds without and with an upload.
 * @returns whether the median meets the goal
 */
function compared(page: string, idle: readonly number[], busy: readonly number[]): boolean {
  const figures = ([0.5, 0.99] as const).map((part) => {
    const [without, during] = [percentile(idle, part), percentile(busy, part)];
    return { without, during, ratio: during / without };
  });
  const [half, most] = figures;
  if (!half || !most) return false;
  const isMet = half.ratio <= SLOWER_AT_MOST;
  console.log(
    `${page}: p50 ${half.without.toFixed(1)} ms idle, ${half.during.toFixed(1)} ms with an upload, ratio ${half.ratio.toFixed(2)} (goal ${SLOWER_AT_MOST}: ${isMet ? "met" : "MISSED"}); p99 ${most.without.toFixed(1)} and ${most.during.toFixed(1)} ms, ratio ${most.ratio.toFixed(2)}; ${idle.length} and ${busy.length} requests`,
  );
  return isMet;
}

/** Encodes the request before the clock starts: this process's work is not the server's. */
async function bodyOf(n: number): Promise<Body> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(photograph)], `photograph-${n}.jpg`));
  form.set("alt", "A photograph of the bench");
  form.set("addAgain", "true");
  const written = new Response(form);
  const type = written.headers.get("content-type") ?? "";
  return { bytes: new Uint8Array(await written.arrayBuffer()), type };
}

async function upload(
  session: Record<string, string>,
  { bytes, type }: Body,
): Promise<Uploaded["item"]["data"]> {
  const answer = await fetch(`${site.address}/api/admin/images/upload`, {
    method: "POST",
    headers: { ...session, "content-type": type },
    body: bytes,
  });
  if (answer.status !== 201)
    throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as Uploaded).item.data;
}

/**
 * The server may send a stored file with caching allowed, and the preview in its place without. All sizes of
 * a picture are stored together.
 */
async function untilStored(data: Record<string, string>): Promise<void> {
  const webp = [data.src, data.thumbSrc, data.largeSrc].map(String);
  const avif = [data.thumbSrc, data.mediumSrc, data.largeSrc].map((address) =>
    String(address).replace(".webp", ".avif"),
  );
  const giveUpAt = performance.now() + TIMEOUT_MS;
  for (const address of [...webp, ...avif, String(data.shareSrc)]) {
    while ((await fetch(site.address + address)).headers.get("cache-control") === "no-store") {
      if (performance.now() > giveUpAt)
        throw new Error(`${address} was not stored within ${TIMEOUT_MS / 1_000} s.`);
      await wait(100);
    }
  }
}

/** Waits of two visitors in milliseconds, each sending one request after another while `work` runs. */
async function visits(work: () => Promise<void>): Promise<Waits> {
  const taken: Waits = { cached: [], rendered: [] };
  let isOver = false;
  let fresh = 0;
  const visitor = async (kind: "cached" | "rendered", path: () => string) => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(site.address + path())).arrayBuffer();
      taken[kind].push(performance.now() - began);
      await wait(20);
    }
  };
  const visitors = [
    visitor("cached", () => "/about-us"),
    visitor("rendered", () => `/nothing-is-here-${Date.now()}-${fresh++}`),
  ];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return taken;
}

async function previewAlone(): Promise<void> {
  await sharp(photograph).resize({ width: PREVIEW_WIDTH }).webp({ quality: 80 }).toBuffer();
}

/** Share of a core that a busy loop gets in half a second; less than 1 if other programs compete. */
function shareOfCore(): number {
  const began = performance.now();
  const used = process.cpuUsage();
  while (performance.now() - began < 500);
  const { user, system } = process.cpuUsage(used);
  return Math.min(1, (user + system) / 1_000 / (performance.now() - began));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Random noise that makes a JPEG of the given size. It costs encoders more than most photographs do. */
async function photographOf(bytes: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#777", noise },
  })
    .blur(0.8)
    .raw()
    .toBuffer();
  let made: Buffer = Buffer.alloc(0);
  for (let quality = 50; quality <= 95 && made.length < bytes; quality += 1)
    made = await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
  return made;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}
