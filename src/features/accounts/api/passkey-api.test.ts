import { describe, expect, test } from "vitest";
import { adminCaller, browserOf } from "../../../../test/admin-call";
import { makeUser, signedIn, signInHeaders } from "../../../../test/factories/accounts";
import { SoftwarePasskey } from "../../../../test/software-passkey";
import { testApp } from "../../../../test/web-app";
import { staffUser } from "../table";

const origin = "https://www.hospital.example";
const app = await testApp({ settings: { SITE_URL: origin } });
const { db } = app.services;
const call = adminCaller(app.url);

type Challenge<Options> = { challengeId: string; options: Options };
type Headers = Record<string, string>;

async function register(device: SoftwarePasskey, headers: Headers, name = "Laptop") {
  const answer = await call("POST", "/account/passkey-challenge", headers);
  const { challengeId, options } = (await answer.json()) as Challenge<{
    challenge: string;
    rp: { id: string };
  }>;
  return call("POST", "/account/passkeys", headers, {
    challengeId,
    name,
    response: device.register(options),
  });
}

async function challenge() {
  const answer = await call("POST", "/session/passkey-challenge");
  return (await answer.json()) as Challenge<{ challenge: string; rpId: string; allowCredentials?: unknown }>;
}

async function signIn(device: SoftwarePasskey) {
  const { challengeId, options } = await challenge();
  return call("POST", "/session/passkey", {}, { challengeId, response: device.sign(options) });
}

describe("a passkey", () => {
  test("signs its owner in, without an email and without a second factor", async () => {
    const { user, headers } = await signedIn(db, ["permissionBlogManager"]);
    const device = new SoftwarePasskey(origin);
    const added = await register(device, headers);
    expect([added.status, await added.json()]).toEqual([
      201,
      { item: expect.objectContaining({ name: "Laptop", lastUsedAt: null }) },
    ]);
    const answer = await signIn(device);
    expect(answer.status).toBe(200);
    const browser = await browserOf(answer);
    expect(await (await call("GET", "/session", browser)).json()).toMatchObject({
      user: { id: user.id, passkeyCount: 1 },
    });
    const { items } = await (await call("GET", "/account/passkeys", browser)).json();
    expect(items[0].lastUsedAt).not.toBeNull();
    expect((await call("DELETE", `/account/passkeys/${items[0].id}`, browser)).status).toBe(204);
    expect((await signIn(device)).status).toBe(422);
  });

  test("does not reveal anyone before it has responded", async () => {
    expect((await challenge()).options.allowCredentials ?? []).toEqual([]);
  });

  test("answers a challenge once", async () => {
    const { headers } = await signedIn(db, []);
    const device = new SoftwarePasskey(origin);
    await register(device, headers);
    const { challengeId, options } = await challenge();
    const body = { challengeId, response: device.sign(options) };
    expect((await call("POST", "/session/passkey", {}, body)).status).toBe(200);
    expect((await call("POST", "/session/passkey", {}, body)).status).toBe(422);
  });

  test("is refused for another challenge, for another site, and without user verification", async () => {
    const { headers } = await signedIn(db, []);
    const device = new SoftwarePasskey(origin);
    await register(device, headers);
    const [one, other] = [await challenge(), await challenge()];
    const crossed = { challengeId: one.challengeId, response: device.sign(other.options) };
    expect((await call("POST", "/session/passkey", {}, crossed)).status).toBe(422);
    const elsewhere = new SoftwarePasskey("https://www.hospital.example.evil.example");
    expect((await register(elsewhere, headers)).status).toBe(422);
    const careless = new SoftwarePasskey(origin, false);
    expect((await register(careless, headers)).status).toBe(422);
    const garbage = { challengeId: (await challenge()).challengeId, response: { id: "x" } };
    expect((await call("POST", "/session/passkey", {}, garbage)).status).toBe(422);
  });

  test("of a disabled person gives no access", async () => {
    const user = await makeUser(db);
    const device = new SoftwarePasskey(origin);
    await register(device, await signInHeaders(db, user));
    await db.update(staffUser).set({ disabledAt: new Date() });
    expect((await signIn(device)).status).toBe(422);
    await db.update(staffUser).set({ disabledAt: null });
  });

  test("reauthenticates its owner's sessions alone", async () => {
    const [owner, other] = [await makeUser(db), await makeUser(db)];
    const device = new SoftwarePasskey(origin);
    await register(device, await signInHeaders(db, owner));
    const long = new Date(Date.now() - 20 * 60_000);
    for (const [person, status] of [
      [owner, 200],
      [other, 422],
    ] as const) {
      const headers = await signInHeaders(db, person, long);
      expect((await call("POST", "/account/passkey-challenge", headers)).status).toBe(403);
      const { challengeId, options } = await challenge();
      const proof = { challengeId, response: device.sign(options) };
      expect((await call("POST", "/session/reauthentication", headers, proof)).status).toBe(status);
      const { status: after } = await call("POST", "/account/passkey-challenge", headers);
      expect(after).toBe(status === 200 ? 200 : 403);
    }
  });

  test("cannot be registered with another person's challenge", async () => {
    const [one, other] = [await signedIn(db, []), await signedIn(db, [])];
    const answer = await call("POST", "/account/passkey-challenge", one.headers);
    const { challengeId, options } = await answer.json();
    const response = new SoftwarePasskey(origin).register(options);
    const body = { challengeId, name: "Mine", response };
    expect((await call("POST", "/account/passkeys", other.headers, body)).status).toBe(422);
  });
});
