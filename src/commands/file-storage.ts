import { join } from "node:path";
import type { Env } from "~/env";
import type { FileStorage } from "~/platform/storage/file-storage";
import { localStorage } from "~/platform/storage/local-storage";

/** The storage of this site: its bucket if it has one, else the data directory. */
export async function fileStorage(env: Env): Promise<FileStorage> {
  return env.S3_BUCKET ? bucketStorage(env, env.S3_BUCKET) : localStorage(filesDirectory(env));
}

/** The directory of files of a site without a bucket. */
export function filesDirectory({ DATA_DIR }: Pick<Env, "DATA_DIR">): string {
  return join(DATA_DIR, "files");
}

/** The storage, as operators name it. */
export function storagePlace(env: Env): string {
  const { S3_BUCKET, S3_ENDPOINT } = env;
  if (!S3_BUCKET) return filesDirectory(env);
  return S3_ENDPOINT ? `the bucket ${S3_BUCKET} at ${S3_ENDPOINT}` : `the bucket ${S3_BUCKET}`;
}

async function bucketStorage(env: Env, bucket: string): Promise<FileStorage> {
  // Loading the S3 client takes a fraction of a second, so only sites with a bucket load it.
  const { s3Storage } = await import("~/platform/storage/s3-storage");
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return s3Storage({
    bucket,
    region: env.S3_REGION ?? "us-east-1",
    endpoint: env.S3_ENDPOINT || undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
