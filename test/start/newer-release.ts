import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyCheckout } from "../../scripts/lib/copy-checkout.mjs";

const root = join(import.meta.dirname, "../..");

/**
 * Makes a release 1.2.0 of this checkout, with an additional table and column, in a folder that does not
 * exist yet.
 */
export async function makeNewerRelease(checkout: string): Promise<void> {
  await copyCheckout(checkout);
  await setVersion(checkout, "1.2.0");
  await addMigration(
    checkout,
    4_000_000_000_000,
    `create table newer_note (note text not null); alter table page_feedback add column newer_note text default 'by the newer release';`,
  );
  await buildByCopying(checkout);
}

async function setVersion(checkout: string, version: string): Promise<void> {
  await replaceFile(join(checkout, "package.json"), (text) =>
    text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  );
}

/** @param when the time in the migration's name; later than those that exist */
export async function addMigration(checkout: string, when: number, statements: string): Promise<void> {
  const folder = join(checkout, "src/platform/database/migrations");
  const tag = `9999_${when}`;
  await writeFile(join(folder, `${tag}.sql`), statements);
  await replaceFile(join(folder, "meta/_journal.json"), (text) => {
    const journal = JSON.parse(text);
    journal.entries.push({ idx: journal.entries.length, version: "7", when, tag, breakpoints: true });
    return JSON.stringify(journal);
  });
}

/** Replaces the bundler with a copy of the existing build: only the migrations differ. */
export async function buildByCopying(checkout: string): Promise<void> {
  const bundler = join(checkout, "node_modules/@react-router/dev/bin.cjs");
  const built = JSON.stringify(join(root, "build"));
  await rm(bundler);
  await writeFile(
    bundler,
    `require("node:fs").cpSync(${built}, process.env.BUILD_DIRECTORY, { recursive: true });`,
  );
}

/** Creates a new file, because the old one may be linked to another checkout's. */
async function replaceFile(path: string, change: (text: string) => string): Promise<void> {
  const text = change(await readFile(path, "utf8"));
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
