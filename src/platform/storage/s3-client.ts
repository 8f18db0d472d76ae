import { S3Client } from "@aws-sdk/client-s3";

export interface S3Settings {
  bucket: string;
  region: string;
  /** For services other than Amazon's: their address. The bucket is then part of the path. */
  endpoint?: string;
  /** If omitted, the SDK finds them: the machine's role, or the usual variables. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** A client for Amazon S3 or a compatible service. */
export function s3Client({ region, endpoint, credentials }: Omit<S3Settings, "bucket">): S3Client {
  return new S3Client({
    region,
    endpoint: endpoint || undefined,
    forcePathStyle: endpoint ? true : undefined,
    credentials,
    // Other services reject checksums that they do not support.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
