import { createHash, randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { encrypted, newKeyPair } from "../backup/encryption";
import type { BackupTarget } from "../backup/target/backup-target";
import { archiveNames, KEY_PREFIX, SECRETS_PREFIX, shortHash } from "./archive-names";
import { type ArchiveWriter, listInTime, only, store } from "./archive-writer";
import { ARCHIVE_FORMAT } from "./base-info";

const keySchema = z.object({
  id: z.string(),
  recipient: z.string(),
  /** Detects a changed passphrase. */
  passphraseHash: z.string(),
});

const archiveSchema = z.object({
  archive: z.string(),
  salt: z.string(),
  key: keySchema.nullable(),
});

type ArchiveIdentity = z.infer<typeof archiveSchema>;

/** An archive, ready for this cluster's changes. */
export interface OpenArchive extends ArchiveWriter {
  /** Its id. */
  archive: string;
  /** The target had no such archive: it needs a base backup. */
  isNew: boolean;
}

interface Site {
  /** Folder of the packaged PostgreSQL's cluster. */
  home: string;
  /** The site's id. */
  site: string;
  target: BackupTarget;
  /** Without a passphrase, the archive is not encrypted and contains no secrets. */
  passphrase: string | undefined;
  /** The secrets that encrypt the database, the present one first. */
  secrets: readonly string[];
}

/**
 * Prepares the cluster's archive at the target: its description beside the backups, its key, and the site's
 * secrets. Segments are encrypted to a public key, because deriving a key from a passphrase takes a second
 * and 256 MB. The private key is stored there too, encrypted with the passphrase.
 * @throws the target's error
 */
export async function openArchive(site: Site): Promise<OpenArchive> {
  const { home, target, passphrase, secrets } = site;
  const own = await readOwn(home);
  const { head, folder } = archiveNames(site.site, own.archive);
  const inside = target.folder(folder);
  const isNew = !(await listInTime(target, head)).some(({ file }) => file === head);
  if (isNew) own.key = null;
  const passphraseHash = passphrase === undefined ? null : hashOfPassphrase(own.salt, passphrase);
  if (passphrase === undefined || own.key?.passphraseHash !== passphraseHash) own.key = null;
  if (passphrase !== undefined && passphraseHash !== null && !own.key)
    own.key = await addKey(inside, passphrase, passphraseHash);
  const writer: ArchiveWriter = { target: inside, recipient: own.key?.recipient };
  if (writer.recipient && secrets.length > 0) {
    const bytes = Buffer.from(JSON.stringify(secrets));
    const name = `${SECRETS_PREFIX}${shortHash(hashOfPassphrase(own.salt, secrets.join("\n")))}.json.age`;
    if ((await listInTime(inside, name)).length === 0) await store(writer, name, only(bytes));
  }
  if (isNew) {
    const description = { product: "openward", format: ARCHIVE_FORMAT, site: site.site };
    const bytes = Buffer.from(`${JSON.stringify(description)}\n`);
    await store({ target, recipient: undefined }, head, only(bytes));
  }
  await writeOwn(home, own);
  return { archive: own.archive, target: inside, recipient: writer.recipient, isNew };
}

async function addKey(
  target: BackupTarget,
  passphrase: string,
  passphraseHash: string,
): Promise<z.infer<typeof keySchema>> {
  const id = randomBytes(6).toString("hex");
  const { identity, recipient } = await newKeyPair();
  const file = encrypted(only(Buffer.from(`${identity}\n`)), passphrase);
  await store({ target, recipient: undefined }, `${KEY_PREFIX}${id}.age`, file);
  return { id, recipient, passphraseHash };
}

/** The id of the cluster's archive; undefined if it has none yet. */
export async function archiveOf(home: string): Promise<string | undefined> {
  const text = await readFile(archiveIdFile(home), "utf8").catch(() => undefined);
  return text === undefined ? undefined : archiveSchema.parse(JSON.parse(text)).archive;
}

/** Beside the cluster's files, not among them, so that a restored copy of those starts its own archive. */
const archiveIdFile = (home: string) => join(home, "archive.json");

async function readOwn(home: string): Promise<ArchiveIdentity> {
  try {
    return archiveSchema.parse(JSON.parse(await readFile(archiveIdFile(home), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return { archive: randomBytes(6).toString("hex"), salt: randomBytes(16).toString("hex"), key: null };
  }
}

async function writeOwn(home: string, own: ArchiveIdentity): Promise<void> {
  const partial = `${archiveIdFile(home)}.${process.pid}.partial`;
  await writeFile(partial, `${JSON.stringify(own)}\n`, { mode: 0o600, flush: true });
  await rename(partial, archiveIdFile(home));
}

function hashOfPassphrase(salt: string, passphrase: string): string {
  return createHash("sha256").update(salt).update(passphrase).digest("hex");
}
