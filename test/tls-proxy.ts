import { request as httpRequest } from "node:http";
import { createServer, request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { selfSignedCertificate } from "./self-signed-certificate";

export interface ProxiedAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface TlsProxy {
  /** Sends a request as a browser does that opens the site at `https://<host>`. */
  ask(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<ProxiedAnswer>;
  close(): void;
}

/**
 * Terminates TLS for `host` and forwards requests over plain HTTP, with the inner address, as load balancers
 * do.
 */
export async function tlsProxy(host: string, inner: string): Promise<TlsProxy> {
  const certificate = selfSignedCertificate(host);
  const server = createServer(certificate, (incoming, outgoing) => {
    const { host: originalHost, ...headers } = incoming.headers;
    const forwarded = {
      "x-forwarded-for": "198.51.100.7",
      "x-forwarded-proto": "https",
      "x-forwarded-host": originalHost,
    };
    const onward = httpRequest(
      inner + incoming.url,
      { method: incoming.method, headers: { ...headers, ...forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, { method = "GET", headers = {}, body = "" } = {}) =>
      new Promise((resolve, reject) => {
        const options = {
          host: "127.0.0.1",
          port,
          path,
          method,
          servername: host,
          ca: certificate.cert,
          headers: { host, ...headers },
        };
        const request = httpsRequest(options, async (answer) => {
          const text = (await buffer(answer)).toString("utf8");
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
        request.on("error", reject).end(body);
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
