import type { Sealer } from "~/platform/crypto/sealer";

/** In whose honor or memory a gift is made, and who is notified. Empty strings for what was left out. */
export interface Tribute {
  kind: "honor" | "memory";
  firstnameHonor: string;
  lastnameHonor: string;
  /** The message to the person who is notified. */
  noteHonor: string;
  /** The person to notify; if there is none, `gift.acknowledgeBy` is `none` and these are empty. */
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

/** Null if there is none, and once it was erased. @throws UnreadableSeal if `APP_SECRET` was lost */
export function openTribute(sealer: Sealer, { tribute }: { tribute: string | null }): Tribute | null {
  return tribute === null ? null : (JSON.parse(sealer.open(tribute, TRIBUTE)) as Tribute);
}

/** "in memory of June Baker" */
export function describeTribute({ kind, firstnameHonor, lastnameHonor }: Tribute): string {
  const name = [firstnameHonor, lastnameHonor].filter(Boolean).join(" ");
  return `${kind === "memory" ? "in memory of" : "in honor of"} ${name}`;
}
