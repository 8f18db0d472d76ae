import { BlockList, isIP } from "node:net";

/** Whose forwarding headers are trusted: a fixed number of proxies, or proxies by address. */
export type TrustedProxy = { hops: number } | { addresses: BlockList };

/**
 * No request passes more proxies. Entries further left are untrusted, and there may be any number of them.
 */
const MAX_HOPS = 50;

const NAMED: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"],
};

/** Parses "1", or a list such as "loopback, 10.2.0.0/16"; undefined if it is neither. */
export function parseTrustedProxy(setting: string): TrustedProxy | undefined {
  if (/^[1-9]$/.test(setting)) return { hops: Number(setting) };
  const addresses = new BlockList();
  const ranges = setting.split(",").flatMap((part) => NAMED[part.trim()] ?? [part.trim()]);
  return ranges.every((range) => addRange(addresses, range)) ? { addresses } : undefined;
}

function addRange(list: BlockList, range: string): boolean {
  const [address = "", bits] = range.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  const type = version === 4 ? "ipv4" : "ipv6";
  const prefix = bits === undefined ? (version === 4 ? 32 : 128) : Number(bits);
  if (!Number.isInteger(prefix) || prefix < 0 || prefix > (version === 4 ? 32 : 128)) return false;
  list.addSubnet(address, prefix, type);
  return true;
}

/** Whether the peer is a trusted proxy, so that its headers count. @param peer the remote address of the socket */
export function isTrustedProxy(peer: string, trusted: TrustedProxy | undefined): boolean {
  return trusted !== undefined && isTrusted(normalizedAddress(peer), 0, trusted);
}

/**
 * The client's address. Walks `X-Forwarded-For` from the nearest proxy outward and stops at the first address
 * that is not a trusted proxy: the client may have written everything further left.
 * @param peer the remote address of the socket
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxy | undefined,
): string {
  const nearest = normalizedAddress(peer);
  if (!trusted) return nearest;
  const chain = [
    ...(forwardedFor ?? "")
      .split(",")
      .slice(-MAX_HOPS)
      .map((part) => normalizedAddress(part.trim())),
    nearest,
  ].filter(Boolean);
  let hop = 0;
  while (hop < chain.length - 1 && isTrusted(chain[chain.length - 1 - hop], hop, trusted)) hop += 1;
  const address = chain[chain.length - 1 - hop] ?? nearest;
  return isIP(address) ? address : nearest;
}

function isTrusted(address: string | undefined, hop: number, trusted: TrustedProxy): boolean {
  if ("hops" in trusted) return hop < trusted.hops;
  const version = isIP(address ?? "");
  return version !== 0 && trusted.addresses.check(address as string, version === 4 ? "ipv4" : "ipv6");
}

/** The last 32 bits of an IPv4-mapped IPv6 address, in IPv6 notation. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i;

/** The plain address: without IPv4 mapping, brackets, and port. */
function normalizedAddress(text: string): string {
  const bare = text
    .replace(/^\[([^\]]+)\](:\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(MAPPED, (_, high: string, low: string) =>
      [high, low]
        .flatMap((half) => [Number.parseInt(half, 16) >> 8, Number.parseInt(half, 16) & 255])
        .join("."),
    );
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(":")) : bare;
}
