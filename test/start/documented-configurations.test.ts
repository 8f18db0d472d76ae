import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, type TestContext, test, vi } from "vitest";
import { ensureTool } from "../ensure-tool";
import { selfSignedCertificate } from "../self-signed-certificate";
import { freePort } from "../start-site";

/**
 * The configurations that operators copy from the documents work as written: each block is extracted and run
 * where its program is available.
 */

// Installing a program takes time.
vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);
const HOST = "www.hospital.example";
const operations = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
/** nginx and caddy are in directories outside an ordinary user's path. */
process.env.PATH += ":/usr/sbin:/sbin";

let directory: string;
let cleanups: (() => unknown)[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "openward-configuration-"));
  // When root starts nginx, it runs as another user.
  await chmod(directory, 0o755);
  cleanups = [() => rm(directory, { recursive: true, force: true })];
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

test("nginx starts with the documented configuration, redirects to TLS, and passes on an upload of 10 MB", async (context) => {
  await need(context, "nginx", "nginx-light");
  const [plain, secure, site] = [await freePort(), await freePort(), await siteThatCounts()];
  const { cert, key } = selfSignedCertificate(HOST);
  await writeFile(join(directory, "hospital.pem"), cert);
  await writeFile(join(directory, "hospital.key"), key);
  const server = replaced(documented("nginx"), [
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen 443 ", `listen 127.0.0.1:${secure} `],
    ["/etc/ssl/", `${directory}/`],
    ["/etc/ssl/", `${directory}/`],
    ["http://127.0.0.1:3000;", `http://127.0.0.1:${site};`],
  ]);
  const file = join(directory, "nginx.conf");
  await writeFile(
    file,
    `daemon off;
pid "${directory}/nginx.pid";
error_log stderr;
events {}
http {
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `  ${kind}_temp_path "${directory}/${kind}";`).join("\n")}
${server}
}
`,
  );
  const { stderr } = await run("nginx", ["-t", "-q", "-e", "stderr", "-c", file]);
  expect(stderr).toBe("");

  const nginx = spawn("nginx", ["-e", "stderr", "-c", file], { stdio: "ignore" });
  cleanups.push(async () => {
    nginx.kill("SIGTERM");
    if (nginx.exitCode === null) await once(nginx, "exit");
  });
  const moved = await vi.waitFor(
    () => fetch(`http://127.0.0.1:${plain}/donate?campaign=1`, { redirect: "manual" }),
    { timeout: 30_000 },
  );
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `https://${HOST}/donate?campaign=1`]);
  const upload = Buffer.alloc(10 * 1024 * 1024, "x");
  expect(JSON.parse(await post(secure, cert, upload))).toEqual({
    bytes: upload.length,
    host: HOST,
    scheme: "https",
    from: "127.0.0.1",
  });
});

test("Caddy accepts the documented configuration and passes on an upload of 10 MB over TLS", async (context) => {
  await need(context, "caddy", "caddy");
  const [plain, secure, site] = [await freePort(), await freePort(), await siteThatCounts()];
  const file = join(directory, "Caddyfile");
  const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory };
  await writeFile(file, documented("caddyfile"));
  const { stdout } = await run("caddy", ["adapt", "--validate", "--adapter", "caddyfile", "--config", file], {
    env,
  });
  expect(JSON.stringify(JSON.parse(stdout))).toContain('"dial":"127.0.0.1:3000"');

  // Certificates issued locally, since the name does not exist in public, and other ports: the rest is as
  // documented.
  const options = `{
  admin off
  local_certs
  skip_install_trust
  http_port ${plain}
  https_port ${secure}
  default_bind 127.0.0.1
}
`;
  await writeFile(
    file,
    options + replaced(documented("caddyfile"), [["127.0.0.1:3000", `127.0.0.1:${site}`]]),
  );
  const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], { env, stdio: "ignore" });
  cleanups.push(async () => {
    caddy.kill("SIGTERM");
    if (caddy.exitCode === null) await once(caddy, "exit");
  });
  const authority = await vi.waitFor(
    () => readFile(join(directory, "caddy/pki/authorities/local/root.crt"), "utf8"),
    { timeout: 60_000 },
  );
  const upload = Buffer.alloc(10 * 1024 * 1024, "x");
  const answer = await vi.waitFor(() => post(secure, authority, upload), { timeout: 60_000 });
  expect(JSON.parse(answer)).toEqual({
    bytes: upload.length,
    host: HOST,
    scheme: "https",
    from: "127.0.0.1",
  });
});

test("systemd finds nothing wrong with the unit, and its sandboxing is strict", async (context) => {
  await need(context, "systemd-analyze", "systemd");
  const root = join(import.meta.dirname, "../..");
  const installer = join(root, "scripts/install-service.mjs");
  const { stdout: unit } = await run(process.execPath, [installer, "--print"]);
  expect(unit).toContain(`WorkingDirectory=${root}\n`);
  expect(unit).toContain(`ExecStart=${process.execPath} scripts/start.mjs\n`);
  const file = join(directory, "openward.service");
  await writeFile(file, unit);
  const verified = await run("systemd-analyze", ["verify", "--man=no", file]);
  expect(verified.stdout + verified.stderr).toBe("");
  // In tenths of a point: 2.0 of 10, where 10 is unprotected. Fails above that.
  await run("systemd-analyze", ["security", "--offline=true", "--threshold=20", "--no-pager", file]);
  // Node compiles JavaScript into memory, so this setting would end it immediately.
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

test("the settings that the service is installed with are settings of the site", async () => {
  const settings = await readFile(join(import.meta.dirname, "../../deploy/settings.example"), "utf8");
  const names = [...settings.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !operations.includes(`| \`${name}\` |`))).toEqual([]);
});

/** The only block of this language in the document. */
function documented(language: string): string {
  const blocks = [...operations.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? "";
}

/** With each text replaced once; fails when a text is missing because the document changed. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, () => to);
  }, text);
}

/** Reports a program that is not there and cannot be installed. */
async function need(context: TestContext, program: string, debianPackage: string): Promise<void> {
  const found = await ensureTool(program, debianPackage);
  context.skip(
    !found,
    `COULD NOT RUN: ${program} is not installed, and only root on Debian may install it here.`,
  );
}

/** A site that responds with what it received. @returns its port */
async function siteThatCounts(): Promise<number> {
  const server = createServer(async (incoming, outgoing) => {
    const { length } = await buffer(incoming);
    const { host, "x-forwarded-proto": scheme, "x-forwarded-for": from } = incoming.headers;
    outgoing.end(JSON.stringify({ bytes: length, host, scheme, from }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function post(port: number, ca: string, body: Buffer): Promise<string> {
  const options = { host: "127.0.0.1", port, path: "/upload", method: "POST", servername: HOST, ca };
  return new Promise((resolve, reject) => {
    const sending = request({ ...options, headers: { host: HOST } }, async (answer) =>
      resolve((await buffer(answer)).toString("utf8")),
    );
    sending.on("error", reject).end(body);
  });
}
