import { mkdtemp, readdir, readFile, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deleteFingerprint } from "~/platform/crypto/fingerprint/fingerprint";
import { secretFingerprint } from "~/platform/crypto/fingerprint/table";
import { StartupError } from "~/platform/startup-error";
import { testDatabase } from "../../test/database";
import { makeSecret, previousSecrets } from "./app-secret";
import { siteSecrets } from "./site-secrets";

const { db } = await testDatabase();
const one = "the first secret of the tests, long enough";
const other = "another secret of the tests, also long enough";

interface Settings {
  DATA_DIR: string;
  APP_SECRET?: string;
  APP_SECRET_PREVIOUS?: string[];
}
let data: string;
let file: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "openward-secret-"));
  file = join(data, "app-secret");
  await deleteFingerprint(db);
});
afterEach(() => rm(data, { recursive: true, force: true }));

const start = (settings: Omit<Settings, "DATA_DIR"> = {}) =>
  siteSecrets(
    db,
    { APP_SECRET: undefined, APP_SECRET_PREVIOUS: undefined, DATA_DIR: data, ...settings },
    new Date(),
  );
const refusal = async (settings: Omit<Settings, "DATA_DIR"> = {}) => {
  const error = await start(settings).catch((problem) => problem);
  expect(error).toBeInstanceOf(StartupError);
  return `${error.message} ${error.remedy}`;
};

describe("the file", () => {
  test("is created at the first start, for its owner alone, and read at every later one", async () => {
    const { secret } = await start();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await start()).secret).toBe(secret);
    expect(await readdir(data)).toEqual(["app-secret"]);
  });

  test("is one secret for processes that create it together", async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => makeSecret(file)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(data)).toEqual(["app-secret"]);
  });

  test("is not needed, and not created, if APP_SECRET is set", async () => {
    expect((await start({ APP_SECRET: one })).secret).toBe(one);
    expect(await readdir(data)).toEqual([]);
  });

  test("is refused if empty or truncated", async () => {
    await writeFile(file, "");
    expect(await refusal()).toContain(`${file} contains no complete secret`);
    await writeFile(file, "short\n");
    expect(await refusal()).toContain("at least 32 characters");
  });
});

describe("refuses a secret that the database was not encrypted with", () => {
  test("if the file is gone: creates no other, and restoring it is enough", async () => {
    const { secret } = await start();
    await unlink(file);
    expect(await refusal()).toMatch(/app-secret, the secret .* is missing.*Restore that file/);
    expect(await readdir(data)).toEqual([]);
    await writeFile(file, `${secret}\n`);
    expect((await start()).secret).toBe(secret);
  });

  test("if the file is another", async () => {
    await start();
    await writeFile(file, `${other}\n`);
    expect(await refusal()).toMatch(/app-secret contains another secret.*Restore that file/);
  });

  test("if APP_SECRET is another; if the right one is in the file, it says so", async () => {
    await start({ APP_SECRET: one });
    expect(await refusal({ APP_SECRET: other })).toMatch(/APP_SECRET is not .*Set APP_SECRET back/);
    await writeFile(file, `${one}\n`);
    expect(await refusal({ APP_SECRET: other })).toContain(`The right one is in ${file}`);
  });

  test("until it was forgotten", async () => {
    await start({ APP_SECRET: one });
    expect(await deleteFingerprint(db)).toBe(true);
    expect((await start({ APP_SECRET: other })).secret).toBe(other);
  });
});

describe("a changed secret", () => {
  test("is accepted if the earlier one is named, which is not needed afterward", async () => {
    await start({ APP_SECRET: one });
    const { sealer } = await start({ APP_SECRET: other, APP_SECRET_PREVIOUS: [one] });
    expect(
      sealer.open(
        (await start({ APP_SECRET: one, APP_SECRET_PREVIOUS: [other] })).sealer.seal("x", "test"),
        "test",
      ),
    ).toBe("x");
    await start({ APP_SECRET: other, APP_SECRET_PREVIOUS: [one] });
    expect((await start({ APP_SECRET: other })).secret).toBe(other);
  });

  test("is created if the file was renamed, as documented", async () => {
    const { secret: earlier } = await start();
    await rename(file, join(data, "app-secret-previous"));
    const { secret } = await start();
    expect(secret).not.toBe(earlier);
    expect(await readFile(file, "utf8")).toBe(`${secret}\n`);
  });

  test("has its earlier ones in the settings and in the data directory", async () => {
    expect(await previousSecrets({ APP_SECRET_PREVIOUS: undefined, DATA_DIR: data })).toEqual([]);
    await writeFile(join(data, "app-secret-previous"), "the one before\nthe one before that\n");
    expect(await previousSecrets({ APP_SECRET_PREVIOUS: ["named"], DATA_DIR: data })).toEqual([
      "named",
      "the one before",
      "the one before that",
    ]);
  });
});

test("the database contains nothing that reveals the secret", async () => {
  await start({ APP_SECRET: one });
  const [row] = await db.select().from(secretFingerprint);
  expect(JSON.stringify(row)).not.toContain(one);
  expect(row?.fingerprint).toMatch(/^[\w-]{43}$/);
});
