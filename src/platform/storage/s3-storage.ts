import { randomUUID } from "node:crypto";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { unreachableCodes } from "../network/unreachable-codes";
import { contentTypeOf } from "./content-type-of";
import {
  type FileStorage,
  isStorageKey,
  isStoredFile,
  PROBE_ENDING,
  StorageUnavailable,
} from "./file-storage";
import { type S3Settings, s3Client } from "./s3-client";

/**
 * Timeout for reading, because a visitor waits for a picture, including the SDK's retries. An upload may take
 * longer.
 */
const READ_MS = 10_000;
const WRITE_MS = 60_000;

/**
 * Files in a bucket of Amazon S3 or a compatible service. All nodes that share the bucket see the same files.
 * A bucket that cannot be reached or times out causes a StorageUnavailable.
 * @param readMs timeout of a read, in milliseconds
 */
export function s3Storage(settings: S3Settings, { readMs = READ_MS, writeMs = WRITE_MS } = {}): FileStorage {
  const client = s3Client(settings);
  const at = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return { Bucket: settings.bucket, Key: key };
  };
  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} cannot hold ${contentType}`);
      const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType });
      await within(writeMs, (limit) => client.send(command, limit));
    },
    async get(key) {
      if (!isStorageKey(key)) return null;
      try {
        return await within(readMs, async (limit) => {
          const { Body } = await client.send(new GetObjectCommand(at(key)), limit);
          if (!Body) throw new Error(`The bucket answered ${key} without a body.`);
          return { bytes: Buffer.from(await Body.transformToByteArray()), contentType: contentTypeOf(key) };
        });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await within(readMs, (limit) => client.send(new DeleteObjectCommand(at(key)), limit));
    },
    async *list() {
      let page: { NextContinuationToken?: string | undefined } = {};
      do {
        // A page has up to 1,000 keys.
        const command = new ListObjectsV2Command({
          Bucket: settings.bucket,
          ContinuationToken: page.NextContinuationToken,
        });
        const answer = await within(readMs, (limit) => client.send(command, limit));
        for (const { Key: key } of answer.Contents ?? []) if (key && isStoredFile(key)) yield key;
        page = answer;
      } while (page.NextContinuationToken);
    },
    async check() {
      const probe = at(`probe-${randomUUID()}${PROBE_ENDING}`);
      await within(readMs, async (limit) => {
        await client.send(new PutObjectCommand({ ...probe, Body: Buffer.from("probe") }), limit);
        await client.send(new DeleteObjectCommand(probe), limit);
      });
    },
  };
}

/**
 * The signal ends the request; the race also stops reading a body that stalls.
 * @throws StorageUnavailable
 */
async function within<Result>(
  milliseconds: number,
  work: (limit: { abortSignal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  const abortSignal = AbortSignal.timeout(milliseconds);
  const late = new Promise<never>((_, reject) => {
    abortSignal.addEventListener("abort", () => reject(new StorageUnavailable("no response in time")));
  });
  try {
    return await Promise.race([late, work({ abortSignal })]);
  } catch (error) {
    const reason = unavailableReason(error);
    throw reason === undefined ? error : new StorageUnavailable(reason);
  }
}

/**
 * Why the service cannot be reached or is temporarily unavailable (500, 503, 429); undefined for other
 * errors.
 */
function unavailableReason(error: unknown): string | undefined {
  if (error instanceof S3ServiceException) {
    const { httpStatusCode: status = 0 } = error.$metadata;
    return status >= 500 || status === 429 ? error.name : undefined;
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return unreachableCodes.has(code) ? code : undefined;
}

function isMissing(error: unknown): boolean {
  if (error instanceof NoSuchKey) return true;
  return (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== "NoSuchBucket"
  );
}
