import { isIPv6 } from "node:net";

/**
 * The unit that counts as one network: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * household has all addresses below these.
 */
export function networkOf(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.toLowerCase().split("::");
  const first = head ? head.split(":") : [];
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
