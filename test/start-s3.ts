import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
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

const BUCKET = "hospital-files";
const REGION = "us-east-1";
const CREDENTIALS = { accessKeyId: "AKIATESTOPENWARD", secretAccessKey: "not-a-secret-only-for-tests" };

/**
 * A small server that implements as much of S3 as a file storage needs: put (also multipart), get and delete
 * one object, and list all, path-style, for one bucket and one pair of keys. It checks each request's
 * signature as Amazon does (AWS Signature Version 4).
 * @param options `port`: a free one by default; `pageSize`: keys in a page of the listing, Amazon's number by
 * default
 */
export async function startS3({ port: requestedPort = 0, pageSize = 1_000 } = {}): Promise<S3Server> {
  const bucket = new Bucket(pageSize);
  const requests: string[] = [];
  let hangs = false;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (hangs) return;
    if (!isSigned(request, body, REGION, CREDENTIALS))
      return send(response, refusal(403, "SignatureDoesNotMatch"));
    const { pathname } = new URL(request.url ?? "/", "http://s3");
    requests.push(`${request.method} ${pathname}`);
    send(response, bucket.answer(request, body));
  });
  await new Promise<void>((resolve) => server.listen(requestedPort, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    bucket: BUCKET,
    region: REGION,
    credentials: CREDENTIALS,
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    objects: bucket.objects,
    requests,
    uploads: bucket.uploads,
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

interface S3Response {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const XML = { "content-type": "application/xml" };
const STORED: S3Response = { status: 200, headers: { etag: '"e"' } };
const DELETED: S3Response = { status: 204 };

function send(response: ServerResponse, { status, headers, body }: S3Response): void {
  response.writeHead(status, headers).end(body);
}

function refusal(status: number, code: string): S3Response {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: XML, body };
}

function xml(text: string): S3Response {
  return { status: 200, headers: XML, body: `<?xml version="1.0"?>${text}` };
}

/** The objects of the bucket, and the multipart uploads that are not complete. */
class Bucket {
  readonly objects: S3Server["objects"] = new Map();
  /** Parts by number. */
  readonly uploads = new Map<string, Map<number, Buffer>>();
  readonly #pageSize: number;

  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  /** Executes a request whose signature is valid. */
  answer({ method, url, headers }: IncomingMessage, body: Buffer): S3Response {
    const { pathname, searchParams } = new URL(url ?? "/", "http://s3");
    const [, name, ...folders] = pathname.split("/");
    const key = folders.join("/");
    if (name !== BUCKET) return refusal(404, "NoSuchBucket");
    if (method === "GET" && searchParams.get("list-type") === "2") return this.#list(searchParams);
    if (method === "POST" && searchParams.has("uploads")) return this.#startUpload(key);
    const uploadId = searchParams.get("uploadId");
    if (uploadId === null) return this.#changeObject(method, key, body, headers["content-type"]);
    const parts = this.uploads.get(uploadId);
    if (!parts) return refusal(404, "NoSuchUpload");
    if (method === "PUT") {
      parts.set(Number(searchParams.get("partNumber")), body);
      return STORED;
    }
    this.uploads.delete(uploadId);
    return method === "DELETE" ? DELETED : this.#completeUpload(key, parts);
  }

  #list(search: URLSearchParams): S3Response {
    const token = search.get("continuation-token");
    const body = listing(this.objects, this.#pageSize, token, search.get("prefix") ?? "");
    return { status: 200, headers: XML, body };
  }

  #startUpload(key: string): S3Response {
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(id, new Map());
    return xml(
      `<InitiateMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  #completeUpload(key: string, parts: Map<number, Buffer>): S3Response {
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    this.objects.set(key, { bytes: Buffer.concat(inOrder), contentType: "" });
    return xml(
      `<CompleteMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`,
    );
  }

  #changeObject(method: string | undefined, key: string, body: Buffer, contentType = ""): S3Response {
    const object = this.objects.get(key);
    switch (method) {
      case "PUT":
        this.objects.set(key, { bytes: body, contentType });
        return STORED;
      case "GET":
        if (!object) return refusal(404, "NoSuchKey");
        return { status: 200, headers: { "content-type": object.contentType }, body: object.bytes };
      case "DELETE":
        this.objects.delete(key);
        return DELETED;
      default:
        return refusal(405, "MethodNotAllowed");
    }
  }
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
