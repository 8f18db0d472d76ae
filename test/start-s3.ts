import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** The settings of a site that stores its files here. */
  settings: NodeJS.ProcessEnv;
  /** The contents of the bucket, by key. A test may change them, as a damaged disk would. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** `METHOD /path` of each signed request, in order. */
  requests: string[];
  /** Multipart uploads that are not complete. */
  uploads: ReadonlyMap<string, unknown>;
  /**
   * From now on, accepts requests and never responds, like a bucket behind a broken network; false ends that.
   */
  hang(isHanging: boolean): void;
  stop(): Promise<void>;
}

/**
 * A small server that implements as much of S3 as a file storage needs: put (also multipart), get and delete
 * one object, and list all, path-style, for one bucket and one pair of keys. It checks each request's
 * signature as Amazon does (AWS Signature Version 4).
 * @param options `port`: a free one by default; `pageSize`: keys in a page of the listing, Amazon's number by
 * default
 */
export async function startS3({ port: requestedPort = 0, pageSize = 1_000 } = {}): Promise<S3Server> {
  const bucket = "hospital-files";
  const region = "us-east-1";
  const credentials = { accessKeyId: "AKIATESTOPENWARD", secretAccessKey: "not-a-secret-only-for-tests" };
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();

  const requests: string[] = [];
  /** Parts by number, for uploads that are not complete. */
  const uploads = new Map<string, Map<number, Buffer>>();
  let hangs = false;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (hangs) return;
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { "content-type": "application/xml" })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (!isSigned(request, body, region, credentials)) return refuse(403, "SignatureDoesNotMatch");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    requests.push(`${request.method} ${pathname}`);
    const [, name, ...folders] = pathname.split("/");
    const key = folders.join("/");
    if (name !== bucket) return refuse(404, "NoSuchBucket");
    if (request.method === "GET" && searchParams.get("list-type") === "2")
      return response
        .writeHead(200, { "content-type": "application/xml" })
        .end(
          listing(
            objects,
            pageSize,
            searchParams.get("continuation-token"),
            searchParams.get("prefix") ?? "",
          ),
        );
    const xml = (text: string) =>
      response.writeHead(200, { "content-type": "application/xml" }).end(`<?xml version="1.0"?>${text}`);
    const uploadId = searchParams.get("uploadId");
    if (request.method === "POST" && searchParams.has("uploads")) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      return xml(
        `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (uploadId !== null) {
      const parts = uploads.get(uploadId);
      if (!parts) return refuse(404, "NoSuchUpload");
      if (request.method === "PUT") {
        parts.set(Number(searchParams.get("partNumber")), body);
        return response.writeHead(200, { etag: '"e"' }).end();
      }
      uploads.delete(uploadId);
      if (request.method === "DELETE") return response.writeHead(204).end();
      const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(key, { bytes: Buffer.concat(inOrder), contentType: "" });
      return xml(
        `<CompleteMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`,
      );
    }
    const object = objects.get(key);
    switch (request.method) {
      case "PUT":
        objects.set(key, { bytes: body, contentType: request.headers["content-type"] ?? "" });
        return response.writeHead(200, { etag: '"e"' }).end();
      case "GET":
        if (!object) return refuse(404, "NoSuchKey");
        return response.writeHead(200, { "content-type": object.contentType }).end(object.bytes);
      case "DELETE":
        objects.delete(key);
        return response.writeHead(204).end();
      default:
        return refuse(405, "MethodNotAllowed");
    }
  });
  await new Promise<void>((resolve) => server.listen(requestedPort, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    bucket,
    region,
    credentials,
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    objects,
    requests,
    uploads,
    hang: (isHanging) => {
      hangs = isHanging;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * A page of ListObjectsV2, ordered by key; the token is the last key of the previous page, in hexadecimal.
 */
function listing(
  objects: S3Server["objects"],
  pageSize: number,
  token: string | null,
  prefix: string,
): string {
  const after = token && Buffer.from(token, "hex").toString();
  const rest = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(prefix) && (after === null || key > after));
  const page = rest.slice(0, pageSize);
  const isLast = rest.length <= pageSize;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${
    isLast
      ? ""
      : `<NextContinuationToken>${Buffer.from(page.at(-1) ?? "").toString("hex")}</NextContinuationToken>`
  }${page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length ?? 0}</Size></Contents>`).join("")}</ListBucketResult>`;
}

type Credentials = S3Server["credentials"];

/** Checks AWS Signature Version 4 over the request as it was sent. */
function isSigned(request: IncomingMessage, body: Buffer, region: string, credentials: Credentials): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!parts) return false;
  const [, keyId, day = "", signedRegion, headerNames = "", signature = ""] = parts;
  if (keyId !== credentials.accessKeyId || signedRegion !== region) return false;
  const header = (name: string) => String(request.headers[name] ?? "").trim();
  const claimed = header("x-amz-content-sha256");
  if (claimed !== "UNSIGNED-PAYLOAD" && claimed !== sha256(body)) return false;
  const url = new URL(request.url ?? "/", "http://s3");
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).sort();
  const canonical = [
    request.method,
    url.pathname,
    query.join("&"),
    ...headerNames.split(";").map((name) => `${name}:${header(name)}`),
    "",
    headerNames,
    claimed,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", header("x-amz-date"), scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (last, step) => createHmac("sha256", last).update(step).digest(),
    `AWS4${credentials.secretAccessKey}`,
  );
  const right = createHmac("sha256", key).update(toSign).digest();
  return timingSafeEqual(right, Buffer.from(signature, "hex"));
}

function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}
