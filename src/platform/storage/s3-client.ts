import { S3Client } from "@aws-sdk/client-s3";

export interface S3Settings {
  bucket: string;
  region: string;
  /** For services other than Amazon's: their address. The bucket is then named in the path. */
  endpoint?: string;
  /** Left out, the SDK finds them itself: the machine's role, or its usual variables. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** A client for Amazon S3 or a service that speaks its protocol. */
export function s3Client({ region, endpoint, credentials }: Omit<S3Settings, "bucket">): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Other services of the protocol refuse checksums that they do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
