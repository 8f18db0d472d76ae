import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { DamagedBackup } from "../backup/damaged-backup";
import { decrypted, decryptedBy, WrongPassphrase } from "../backup/encryption";
import type { BackupTarget } from "../backup/target/backup-target";
import {
  BASE_PREFIX,
  KEY_PREFIX,
  parseBaseName,
  parseHeadName,
  parseSegmentName,
  SECRETS_PREFIX,
  SEGMENT_PREFIX,
  type Segment,
} from "./archive-names";
import { hashOf, listInTime } from "./archive-writer";
import { ARCHIVE_FORMAT, type BaseInfo, baseInfoSchema, headSchema } from "./base-info";
import { type Range, rangeOf } from "./restorable-ranges";

/** An archive at the target of scheduled backups, as described without reading its data. */
export interface ArchiveAtTarget {
  /** The beginning of the site's id. */
  site: string;
  folder: BackupTarget;
  /** The name of its folder. */
  name: string;
  /** The ranges that it can restore, one for each base backup; oldest first. */
  ranges: readonly Range[];
}

export class NewerArchive extends Error {
  override readonly name = "NewerArchive";
}

/** @throws the target's error; NewerArchive */
export async function archivesAt(target: BackupTarget): Promise<ArchiveAtTarget[]> {
  const found: ArchiveAtTarget[] = [];
  for (const { file } of await listInTime(target, "openward-")) {
    const head = parseHeadName(file);
    if (!head) continue;
    const parsed = headSchema.safeParse(await readJson(target, file));
    if (parsed.data && parsed.data.format > ARCHIVE_FORMAT) throw new NewerArchive();
    const folder = target.folder(head.folder);
    found.push({ site: head.site, folder, name: head.folder, ranges: await rangesIn(folder) });
  }
  return found;
}

/** @param folder of an archive */
export async function rangesIn(folder: BackupTarget): Promise<Range[]> {
  const segments = new Map<string, Segment>();
  for (const { file } of await listInTime(folder, SEGMENT_PREFIX)) {
    const segment = parseSegmentName(file);
    if (segment) segments.set(segment.wal, segment);
  }
  return (await readBaseInfos(folder)).flatMap((base) => rangeOf(base, segments) ?? []);
}

/** The complete base backups of an archive, oldest first, each with the files that were deleted before it. */
export async function readBaseInfos(folder: BackupTarget): Promise<(BaseInfo & { gone: string[] })[]> {
  const infos: (BaseInfo & { gone: string[] })[] = [];
  for (const { file } of await listInTime(folder, BASE_PREFIX)) {
    if (!parseBaseName(file)) continue;
    const info = baseInfoSchema.safeParse(await readJson(folder, file));
    if (!info.success) continue;
    const gone = z.array(z.string()).safeParse(await readJson(folder, file.replace(/json$/, "gone")));
    infos.push(Object.assign(info.data, { gone: gone.data ?? [] }));
  }
  return infos;
}

async function readJson(target: BackupTarget, file: string): Promise<unknown> {
  try {
    return JSON.parse((await readBytes(target, file)).toString());
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function readBytes(target: BackupTarget, file: string): Promise<Buffer> {
  return buffer(Readable.from(await target.read(file)));
}

/** What is needed to decrypt an archive's files. */
export interface ArchiveReader {
  /** The archive's folder. */
  target: BackupTarget;
  identities: readonly string[];
}

/**
 * @param folder of an archive
 * @throws WrongPassphrase if the archive is encrypted and the passphrase opens none of its keys
 */
export async function openReader(
  folder: BackupTarget,
  passphrase: string | undefined,
): Promise<ArchiveReader> {
  const identities: string[] = [];
  const keys = await listInTime(folder, KEY_PREFIX);
  if (passphrase !== undefined)
    for (const { file } of keys) {
      try {
        const bytes = decrypted(await folder.read(file), passphrase);
        identities.push((await buffer(Readable.from(bytes))).toString().trim());
      } catch (error) {
        // This key was encrypted with a former passphrase.
        if (!(error instanceof WrongPassphrase)) throw error;
      }
    }
  if (keys.length > 0 && identities.length === 0) throw new WrongPassphrase();
  return { target: folder, identities };
}

/** Streams a file of an archive, decrypted. */
export async function* readDecrypted(
  { target, identities }: ArchiveReader,
  file: string,
): AsyncGenerator<Uint8Array> {
  const bytes = await target.read(file);
  if (!file.endsWith(".age")) return yield* bytes;
  if (identities.length === 0) throw new WrongPassphrase();
  yield* decryptedBy(bytes, identities);
}

/** Reads a segment, decompressed and verified against the hash in its name. @throws DamagedBackup */
export async function readSegment(
  reader: ArchiveReader,
  { file, hash }: Pick<Segment, "file" | "hash">,
): Promise<Buffer> {
  return readHashed(reader, file, hash, gunzipSync);
}

/** Reads a stored file, verified against the hash in its name. @throws DamagedBackup */
export async function readStoredFile(reader: ArchiveReader, file: string, hash: string): Promise<Buffer> {
  return readHashed(reader, file, hash, (bytes) => bytes);
}

async function readHashed(
  reader: ArchiveReader,
  file: string,
  hash: string,
  open: (bytes: Buffer) => Buffer,
): Promise<Buffer> {
  const bytes = await buffer(Readable.from(readDecrypted(reader, file)));
  let opened: Buffer;
  try {
    opened = open(bytes);
  } catch (error) {
    throw new DamagedBackup({ cause: error });
  }
  if (hashOf(opened) !== hash) throw new DamagedBackup();
  return opened;
}

/** Every secret that encrypted the database while it was archived. Empty if the archive is not encrypted. */
export async function readSecrets(reader: ArchiveReader): Promise<string[]> {
  const secrets = new Set<string>();
  for (const { file } of await listInTime(reader.target, SECRETS_PREFIX)) {
    const text = (await buffer(Readable.from(readDecrypted(reader, file)))).toString();
    for (const secret of z.array(z.string()).parse(JSON.parse(text))) secrets.add(secret);
  }
  return [...secrets];
}
