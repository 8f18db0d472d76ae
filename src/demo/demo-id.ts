import { createHash } from "node:crypto";

/**
 * The id of a demo record, derived from its type and slug: demo content can refer to a record before it exists, and
 * seeding twice creates the same records.
 *
 * Formatted as a name-based (version 5) UUID, so that every UUID check accepts it; the digest is SHA-256.
 */
export function demoId(type: string, slug: string): string {
  const digest = createHash("sha256").update(`openward demo\n${type}\n${slug}`).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
