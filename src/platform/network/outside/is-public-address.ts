import ipaddr from "ipaddr.js";

/** Addresses that count as public and are not: a cloud's own machinery behind them. */
const MACHINERY = new Set(["168.63.129.16"]);

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private network, a cloud's metadata, or a way of writing
 * one of these as another (mapped, translated and tunnelled addresses).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.parse(address).range() === "unicast" && !MACHINERY.has(address);
}
