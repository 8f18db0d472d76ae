import { join } from "node:path";
import type { Env } from "~/env";
import type { FileStorage } from "~/platform/storage/file-storage";
import { localStorage } from "~/platform/storage/local-storage";

/** Where this installation keeps its files: in its bucket if it has one, else in the data directory. */
export async function fileStorage(env: Env): Promise<FileStorage> {
  if (!env.S3_BUCKET) return localStorage(join(env.DATA_DIR, "files"));
  // Loading the S3 client takes a part of a second that only those who have a bucket should spend.
  const { s3Storage } = await import("~/platform/storage/s3-storage");
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return s3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION ?? "us-east-1",
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
}
