import { mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appSecret, previousSecrets } from "./app-secret";

const newDirectory = () => mkdtemp(join(tmpdir(), "openward-secret-"));

test("processes that start together agree on one secret, and so does every later start", async () => {
  const env = { APP_SECRET: undefined, DATA_DIR: await newDirectory() };
  const secrets = await Promise.all(Array.from({ length: 20 }, () => appSecret(env)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await appSecret(env)).toBe(secrets[0]);
  expect(await readdir(env.DATA_DIR)).toEqual(["app-secret"]);
});

test("only its owner may read it", async () => {
  const env = { APP_SECRET: undefined, DATA_DIR: await newDirectory() };
  await appSecret(env);
  expect((await stat(join(env.DATA_DIR, "app-secret"))).mode & 0o777).toBe(0o600);
});

test("a secret of the operator's own comes first, and none is made", async () => {
  const env = { APP_SECRET: "the operator's own, long enough to be one", DATA_DIR: await newDirectory() };
  expect(await appSecret(env)).toBe(env.APP_SECRET);
  expect(await readdir(env.DATA_DIR)).toEqual([]);
});

test("earlier secrets come from the settings and from the data directory", async () => {
  const env = { APP_SECRET_PREVIOUS: undefined, DATA_DIR: await newDirectory() };
  expect(await previousSecrets(env)).toEqual([]);
  await writeFile(join(env.DATA_DIR, "app-secret-previous"), "the one before\nthe one before that\n");
  expect(await previousSecrets({ ...env, APP_SECRET_PREVIOUS: ["named"] })).toEqual([
    ...["named", "the one before", "the one before that"],
  ]);
});
