import type { KeyedHash } from "../crypto/keyed-hash";
import { networkOf } from "./network-of";

/** Identifies a network in the audit log. */
export function networkName(keyedHash: KeyedHash, address: string): string {
  return keyedHash("audit-network", networkOf(address)).slice(0, 12);
}
