import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashToken } from "./hash-token";
import { newToken } from "./new-token";
import { createSealer, UnreadableSeal } from "./sealer";

const secret = "a secret of the tests, long enough";
const another = "another secret of the tests, as long";
const sealer = createSealer(secret);

describe("sealing", () => {
  test("any text is restored, and does not appear in what is stored", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(sealer.open(sealer.seal(text, "mail"), "mail")).toBe(Buffer.from(text).toString());
      }),
    );
    const sealed = sealer.seal("Jo Miller, jo@example.org", "mail");
    expect(sealed).toMatch(/^1\.[\w-]{8}\.[\w-]+$/);
    expect(Buffer.from(sealed.split(".")[2] ?? "", "base64url").toString("latin1")).not.toContain("Miller");
  });

  test("the same text is never sealed the same way twice", () => {
    expect(sealer.seal("same", "mail")).not.toBe(sealer.seal("same", "mail"));
  });

  test("text sealed for one purpose does not open for another", () => {
    expect(() => sealer.open(sealer.seal("text", "mail"), "totp")).toThrow(UnreadableSeal);
  });

  test("another secret does not open it", () => {
    expect(() => createSealer(another).open(sealer.seal("text", "mail"), "mail")).toThrow(UnreadableSeal);
  });

  test("detects a single changed, missing, or added character", () => {
    const sealed = sealer.seal("a text of some length", "mail");
    const spoilt = [...sealed].map((letter, at) => {
      const other = letter === "A" ? "B" : "A";
      return sealed.slice(0, at) + other + sealed.slice(at + 1);
    });
    const { length } = sealed;
    for (const wrong of [...spoilt, sealed.slice(0, length - 4), `${sealed}AAAA`, "", "1..", "nothing"]) {
      expect(() => sealer.open(wrong, "mail"), wrong).toThrow(UnreadableSeal);
    }
  });

  test("after the secret changes, text sealed under the previous one still opens, and new text needs the new one", () => {
    const rotated = createSealer(another, [secret]);
    expect(rotated.open(sealer.seal("old", "mail"), "mail")).toBe("old");
    const fresh = rotated.seal("new", "mail");
    expect(createSealer(another).open(fresh, "mail")).toBe("new");
    expect(() => sealer.open(fresh, "mail")).toThrow(UnreadableSeal);
    expect(fresh.startsWith(rotated.prefix("mail"))).toBe(true);
    expect(sealer.seal("old", "mail").startsWith(rotated.prefix("mail"))).toBe(false);
  });
});

describe("tokens", () => {
  test("hold 256 bits, fit into an address, and differ", () => {
    const tokens = Array.from({ length: 1_000 }, newToken);
    expect(new Set(tokens).size).toBe(1_000);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(tokens[0] ?? "", "base64url")).toHaveLength(32);
  });

  test("are stored as SHA-256", () => {
    // The test vector of FIPS 180-2.
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
