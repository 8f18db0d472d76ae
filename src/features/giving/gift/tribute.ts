import type { Sealer } from "~/platform/crypto/sealer";

/** In whose honor or memory somebody gives, and who is told of it. Empty text where nothing was said. */
export interface Tribute {
  kind: "honor" | "memory";
  firstnameHonor: string;
  lastnameHonor: string;
  /** What is passed on to whoever is told. */
  noteHonor: string;
  /** Who is told; where nobody is, `gift.acknowledgeBy` is `none` and these are empty. */
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

/** Null where there is none, and once it was erased. @throws UnreadableSeal when the secret was lost */
export function openTribute(sealer: Sealer, { tribute }: { tribute: string | null }): Tribute | null {
  return tribute === null ? null : (JSON.parse(sealer.open(tribute, TRIBUTE)) as Tribute);
}

/** "in memory of June Baker" */
export function describeTribute({ kind, firstnameHonor, lastnameHonor }: Tribute): string {
  const name = [firstnameHonor, lastnameHonor].filter(Boolean).join(" ");
  return `${kind === "memory" ? "in memory of" : "in honor of"} ${name}`;
}
