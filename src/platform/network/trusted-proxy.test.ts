import { describe, expect, test } from "vitest";
import { clientAddress, isTrustedProxy, parseTrustedProxy } from "./trusted-proxy";

describe("the client's address", () => {
  test.each<[string, string | undefined, string, string | undefined, string]>([
    ["nobody trusted: the peer, whatever it says", undefined, "203.0.113.5", "198.51.100.1", "203.0.113.5"],
    ["one proxy", "1", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
    [
      "one proxy: what the visitor wrote before is not believed",
      "1",
      "10.0.0.1",
      "1.1.1.1, 198.51.100.1",
      "198.51.100.1",
    ],
    ["two proxies", "2", "10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.9", "198.51.100.1"],
    ["more trusted than there are", "5", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["a proxy by address", "10.0.0.0/8", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["a stranger who sends the header himself", "10.0.0.0/8", "203.0.113.5", "1.1.1.1", "203.0.113.5"],
    [
      "a chain of trusted ones",
      "loopback, 10.0.0.0/8",
      "::1",
      "9.9.9.9, 198.51.100.1, 10.2.3.4",
      "198.51.100.1",
    ],
    ["IPv4 in IPv6's clothes", "loopback", "::ffff:127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"],
    ["the same in IPv6's spelling", "loopback", "::1", "::ffff:c633:6401", "198.51.100.1"],
    ["with a port", "loopback", "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["IPv6 with brackets and port", "loopback", "::1", "[2001:db8::7]:443", "2001:db8::7"],
    ["no header from the proxy", "loopback", "127.0.0.1", undefined, "127.0.0.1"],
    ["nonsense from the proxy", "loopback", "127.0.0.1", "unknown", "127.0.0.1"],
    ["a script in the header", "1", "127.0.0.1", "<script>", "127.0.0.1"],
  ])("%s", (_what, setting, peer, forwarded, expected) => {
    const trusted = setting === undefined ? undefined : parseTrustedProxy(setting);
    expect(clientAddress(peer, forwarded, trusted)).toBe(expected);
  });

  test("the peer's other headers count only if it is trusted", () => {
    const trusted = parseTrustedProxy("private");
    expect(isTrustedProxy("192.168.1.1", trusted)).toBe(true);
    expect(isTrustedProxy("203.0.113.5", trusted)).toBe(false);
    expect(isTrustedProxy("192.168.1.1", undefined)).toBe(false);
  });
});

test.each(["", "yes", "0", "10", "10.0.0.0/33", "10.0.0", "loopback,nowhere", "::/129"])(
  "rejects %j as a proxy",
  (setting) => {
    expect(parseTrustedProxy(setting)).toBeUndefined();
  },
);
