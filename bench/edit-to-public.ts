import { adminCaller, browserOf } from "../test/admin-call";
import { administrator } from "../test/end-to-end/admin/administrator";
import { startSite } from "../test/start-site";

/**
 * Measures how long a change takes to become public: the time from pressing Publish to the response, and from
 * there until the page with the new text has been read. Compares it with reading the same page when nothing
 * has changed. The page is requested once per round and must be the new one.
 */

const ROUNDS = 20;
const WARMING_ROUNDS = 5;

interface Saved {
  item: { id: string; revision: number };
}

const { email, password } = administrator;
const site = await startSite({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LOG_LEVEL: "warn" } });
try {
  const call = adminCaller(site.address);
  const session = await browserOf(await call("POST", "/session", {}, administrator));
  const ask = async (method: string, path: string, body: unknown): Promise<Saved> => {
    const answer = await call(method, path, session, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Saved;
  };
  const path = "/edit-to-public";
  const data = {
    path,
    title: "Edit to public",
    description: "A page that changes.",
    blocks: [] as unknown[],
  };
  const { id } = (await ask("POST", "/pages", { data })).item;
  let { revision } = (await ask("PATCH", `/pages/${id}`, { revision: 1, data: blocksWith("nothing yet") }))
    .item;

  const [publishing, appearing, kept]: [number[], number[], number[]] = [[], [], []];
  for (let round = -WARMING_ROUNDS; round < ROUNDS; round++) {
    const words = `The text of round ${round}.`;
    ({ revision } = (await ask("PATCH", `/pages/${id}`, { revision, data: blocksWith(words) })).item);
    const pressed = performance.now();
    ({ revision } = (await ask("POST", `/pages/${id}/publication`, { revision })).item);
    const answered = performance.now();
    if (!(await read(path)).includes(words))
      throw new Error("The first request after publishing returned the old page.");
    const seen = performance.now();
    await read(path);
    const again = performance.now();
    if (round < 0) continue;
    publishing.push(answered - pressed);
    appearing.push(seen - answered);
    kept.push(again - seen);
  }
  const [publish, appear, same] = [median(publishing), median(appearing), median(kept)] as const;
  console.log(
    "publish, ms   new page read, ms   together, ms   same page read again, ms   ratio new : again",
  );
  console.log(
    [
      publish.toFixed(1).padStart(11),
      appear.toFixed(1).padStart(19),
      (publish + appear).toFixed(1).padStart(14),
      same.toFixed(1).padStart(26),
      (appear / same).toFixed(1).padStart(19),
    ].join(" "),
  );
} finally {
  await site.stop();
}

function blocksWith(words: string) {
  return { blocks: [{ type: "richText", props: { html: `<p>${words}</p>` } }] };
}

async function read(path: string): Promise<string> {
  return (await fetch(site.address + path)).text();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
