import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { backupName, sitePrefix } from "~/platform/backup/backup-name";
import { backupRun } from "~/platform/backup/table";
import { folderTarget } from "~/platform/backup/target/folder-target";
import { ledgerHead } from "~/platform/erasures/ledger";
import { adminCaller } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";

const directory = await mkdtemp(join(tmpdir(), "openward-backups-"));
afterAll(() => rm(directory, { recursive: true, force: true }));
const withPlace = await testApp({ services: { backupTarget: folderTarget(directory) } });
const withoutPlace = await testApp();
const { db } = withPlace.services;
const call = adminCaller(withPlace.url);
const settings = (await signedIn(db, ["permissionSettingsManager"])).headers;
const editor = (await signedIn(db, ["permissionPageEditor"])).headers;

test("lists backups with their drills, and leaves out files that the site did not name", async () => {
  const { site } = await ledgerHead(db);
  const names = [1, 2, 3].map((day) => backupName(site, new Date(Date.UTC(2026, 10, day)), day > 1));
  const others = [`${sitePrefix(site)}erasures.jsonl`, `${names[0]}.1a2b3c4d.partial`, "holiday.backup"];
  for (const name of [...names, ...others]) await writeFile(join(directory, name), "12345");
  const drill = (file: string | undefined, state: "succeeded" | "failed", day: number) => {
    const queuedAt = new Date(Date.UTC(2026, 10, day));
    return { kind: "drill" as const, trigger: "schedule" as const, queuedAt, file, state };
  };
  await db
    .insert(backupRun)
    .values([drill(names[0], "failed", 4), drill(names[0], "succeeded", 5), drill(names[1], "failed", 6)]);
  const { files, target, underway } = await (await call("GET", "/backups", settings)).json();
  expect(files).toEqual([
    { file: names[2], takenAt: "2026-11-03T00:00:00.000Z", bytes: 5, isEncrypted: true, drill: "untried" },
    { file: names[1], takenAt: "2026-11-02T00:00:00.000Z", bytes: 5, isEncrypted: true, drill: "failed" },
    { file: names[0], takenAt: "2026-11-01T00:00:00.000Z", bytes: 5, isEncrypted: false, drill: "good" },
  ]);
  expect([target, underway]).toEqual([directory, null]);
});

test("a settings manager starts a backup, one at a time, and it is recorded; others neither see nor start one", async () => {
  for (const [method, path] of [
    ["GET", "/backups"],
    ["POST", "/backups"],
    ["POST", "/backups/drills"],
  ] as const)
    expect((await call(method, path, editor)).status).toBe(403);
  expect((await call("GET", "/dashboard", editor).then((answer) => answer.json())).backups).toBeNull();

  expect((await call("POST", "/backups", settings)).status).toBe(202);
  const busy = await call("POST", "/backups/drills", settings);
  expect([busy.status, (await busy.json()).error.code]).toEqual([409, "IN_USE"]);
  const [run] = await db.select().from(backupRun).orderBy(desc(backupRun.queuedAt)).limit(1);
  expect(run).toMatchObject({ kind: "backup", trigger: "staff", state: "queued" });
  const noted = await db.select().from(auditEvent).where(eq(auditEvent.action, "backup.asked"));
  expect(noted).toHaveLength(1);
  expect((await (await call("GET", "/backups", settings)).json()).underway).toMatchObject({ kind: "backup" });
});

test("without a backup target nothing is started, and the error says what is missing", async () => {
  const manager = (await signedIn(withoutPlace.services.db, ["permissionSettingsManager"])).headers;
  const ask = adminCaller(withoutPlace.url);
  const refused = await ask("POST", "/backups", manager);
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    400,
    expect.stringContaining("BACKUP_DIR or BACKUP_S3_BUCKET"),
  ]);
  expect(await (await ask("GET", "/backups", manager)).json()).toMatchObject({ target: null, files: [] });
});

test("an unreachable target is reported instead of an empty list", async () => {
  const away = await testApp({ services: { backupTarget: folderTarget(join(directory, "not-mounted")) } });
  const manager = (await signedIn(away.services.db, ["permissionSettingsManager"])).headers;
  expect((await (await adminCaller(away.url)("GET", "/backups", manager)).json()).files).toBeNull();
});
