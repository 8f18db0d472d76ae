import ipaddr from "ipaddr.js";

/** Addresses that look public but belong to a cloud's internal services. */
const CLOUD_SERVICES = new Set(["168.63.129.16"]);

/**
 * Whether an IP address is on the public internet: not this machine, a private network, a cloud's metadata
 * service, or another notation of one of these (mapped, translated, and tunneled addresses).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.parse(address).range() === "unicast" && !CLOUD_SERVICES.has(address);
}
