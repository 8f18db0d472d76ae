import { randomUUID } from "node:crypto";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { contentTypeOf } from "./content-type-of";
import { type FileStorage, isStorageKey } from "./file-storage";

export interface S3Settings {
  bucket: string;
  region: string;
  /** For services other than Amazon's: their address. The bucket is then named in the path. */
  endpoint?: string;
  /** Left out, the SDK finds them itself: the machine's role, or its usual variables. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Files in a bucket of Amazon S3 or of a service that speaks its protocol. Every node that shares the bucket sees the same files. */
export function s3Storage({ bucket, region, endpoint, credentials }: S3Settings): FileStorage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Other services of the protocol refuse checksums that they do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return { Bucket: bucket, Key: key };
  };
  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} cannot hold ${contentType}`);
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },
    async get(key) {
      if (!isStorageKey(key)) return null;
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        if (!Body) throw new Error(`The bucket answered ${key} without a body.`);
        return { bytes: Buffer.from(await Body.transformToByteArray()), contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async check() {
      const probe = at(`probe-${randomUUID()}.tmp`);
      await client.send(new PutObjectCommand({ ...probe, Body: Buffer.from("probe") }));
      await client.send(new DeleteObjectCommand(probe));
    },
  };
}

function isMissing(error: unknown): boolean {
  if (error instanceof NoSuchKey) return true;
  return (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== "NoSuchBucket"
  );
}
