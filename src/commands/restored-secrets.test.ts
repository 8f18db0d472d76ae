import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fingerprintOf } from "~/platform/crypto/fingerprint/fingerprint";
import { temporaryDirectory } from "../../test/temporary-directory";
import { chooseSecrets } from "./restored-secrets";

const secret = "the secret of the site that was backed up";
const other = "the secret of another site, long enough too";
const backup = (secrets?: string[]) =>
  ({ manifest: { secretFingerprint: fingerprintOf(secret) }, secrets }) as Parameters<
    typeof chooseSecrets
  >[1];

async function directoryWith(savedSecrets?: string): Promise<string> {
  const directory = await temporaryDirectory("openward-secrets-");
  onTestFinished(() => rm(directory, { recursive: true }));
  if (savedSecrets) await writeFile(join(directory, "app-secret"), `${savedSecrets}\n`);
  return directory;
}

test.each([
  ["the settings have another one", other, undefined, [secret], /The setting APP_SECRET is not the secret/],
  ["the data directory has another one", undefined, other, [secret], /app-secret contains another secret/],
  ["it is nowhere", undefined, undefined, undefined, /does not contain the secret/],
])("refuses a backup if %s", async (_, configured, savedSecrets, secrets, reason) => {
  const directory = await directoryWith(savedSecrets);
  const env = { APP_SECRET: configured, APP_SECRET_PREVIOUS: undefined, DATA_DIR: directory };
  await expect(chooseSecrets(env, backup(secrets), undefined)).rejects.toThrow(reason);
});

test("an encrypted backup contains its secrets, which are written if there are none, and removed again", async () => {
  const directory = await directoryWith();
  const env = { APP_SECRET: undefined, APP_SECRET_PREVIOUS: undefined, DATA_DIR: directory };
  const { keep, drop } = await chooseSecrets(env, backup([secret, other]), undefined);
  await keep();
  expect(await readFile(join(directory, "app-secret"), "utf8")).toBe(`${secret}\n`);
  expect(await readFile(join(directory, "app-secret-previous"), "utf8")).toBe(`${other}\n`);
  await drop();
  await expect(readFile(join(directory, "app-secret"))).rejects.toThrow("ENOENT");
});
