import type { Sealer } from "~/platform/crypto/sealer";

/** The person whom a gift honors or remembers, and who is notified. Empty strings if not entered. */
export interface Tribute {
  kind: "honor" | "memory";
  firstnameHonor: string;
  lastnameHonor: string;
  /** The donor's message to the recipient. */
  noteHonor: string;
  /**
   * The recipient of the notice. If there is none, `gift.acknowledgeBy` is `none`, and the recipient's fields are
   * empty.
   */
  tellName: string;
  tellEmail: string;
  tellStreet: string;
  tellCity: string;
  tellState: string;
  tellZip: string;
}

export const TRIBUTE = "tribute";

export function sealTribute(sealer: Sealer, tribute: Tribute | null): string | null {
  return tribute && sealer.seal(JSON.stringify(tribute), TRIBUTE);
}

/**
 * Null if there is none, or if it was erased.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openTribute(sealer: Sealer, { tribute }: { tribute: string | null }): Tribute | null {
  return tribute === null ? null : (JSON.parse(sealer.open(tribute, TRIBUTE)) as Tribute);
}

/** "in memory of June Baker" */
export function describeTribute({ kind, firstnameHonor, lastnameHonor }: Tribute): string {
  const name = [firstnameHonor, lastnameHonor].filter(Boolean).join(" ");
  return `${kind === "memory" ? "in memory of" : "in honor of"} ${name}`;
}
