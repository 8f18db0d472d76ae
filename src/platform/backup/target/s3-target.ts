import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { LedgerPlace } from "../../erasures/ledger-place";
import { type S3Settings, s3Client } from "../../storage/s3-client";
import type { BackupTarget, StoredBackup } from "./backup-target";

/**
 * In bytes. One part is in memory and one is being sent. S3 allows 10,000 parts, so a backup may have 160 GB.
 */
const PART_BYTES = 16 * 1024 * 1024;

/**
 * Backups in a bucket. A file is sent in parts, and exists in the bucket once the last one has arrived.
 * @param place the bucket, as the operator names it
 */
export function s3Target(settings: S3Settings, place: string): BackupTarget {
  return inFolder({ client: s3Client(settings), Bucket: settings.bucket, place }, "");
}

interface Bucket {
  client: S3Client;
  /** The bucket's name, as the commands take it. */
  Bucket: string;
  /** The bucket, as the operator names it. */
  place: string;
}

/** @param folder prefix of all its keys; empty, or ending in a slash */
function inFolder(bucket: Bucket, folder: string): BackupTarget {
  const { client, Bucket, place } = bucket;
  return {
    name: place,
    async list(prefix) {
      const stored = await listAll(bucket, folder + prefix);
      return stored.map(({ file, bytes }) => ({ file: file.slice(folder.length), bytes }));
    },
    write: (file, bytes, signal) => upload(bucket, folder + file, bytes, signal),
    async read(file) {
      const Key = folder + file;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error(`The bucket answered ${Key} without a body.`);
      return Body as Readable;
    },
    async remove(file) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: folder + file }));
    },
    // Parts of an upload have no name in the bucket. A lifecycle rule of the bucket deletes them.
    removeLeftovers: async () => undefined,
    folder: (name) => inFolder(bucket, `${folder}${name}/`),
    ledger: (file) => ledgerIn(bucket, folder + file),
  };
}

async function listAll({ client, Bucket }: Bucket, Prefix: string): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key, Size } of page.Contents ?? [])
      if (Key?.startsWith(Prefix)) found.push({ file: Key, bytes: Size ?? 0 });
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return found;
}

/**
 * @returns the size in bytes
 * @throws the signal's reason, if it is aborted
 */
async function upload(
  { client, Bucket }: Bucket,
  Key: string,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<number> {
  let size = 0;
  async function* counted() {
    for await (const chunk of bytes) {
      signal.throwIfAborted();
      size += chunk.length;
      yield chunk;
    }
  }
  const { Readable } = await import("node:stream");
  const sending = new Upload({
    client,
    params: { Bucket, Key, Body: Readable.from(counted(), { objectMode: false }) },
    partSize: PART_BYTES,
    queueSize: 1,
  });
  const abort = () => void sending.abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    await sending.done();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
  return size;
}

function ledgerIn({ client, Bucket, place }: Bucket, Key: string): LedgerPlace {
  return {
    name: `${Key} in ${place}`,
    async read() {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return (await Body?.transformToString()) ?? null;
      } catch (error) {
        if ((error as Error).name === "NoSuchKey") return null;
        throw error;
      }
    },
    async write(text) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: text, ContentType: "application/jsonl" }));
    },
  };
}
