import { and, isNotNull, isNull } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { describeGiver, type Giver, readGiver } from "../donor/giver";
import { donor } from "../table";

export interface MatchingDonors {
  ids: string[];
  /** How many donors could not be decrypted with any known secret. */
  unreadable: number;
}

/**
 * The donors whose name, company, email, phone, or city contains every word of a search. Givers are encrypted, so
 * they are decrypted and searched here: ten thousand take a moment.
 */
export async function donorsMatching({ db, sealer }: DomainServices, q: string): Promise<MatchingDonors> {
  const words = normal(q).split(" ").filter(Boolean);
  const rows = await db
    .select({ id: donor.id, person: donor.person })
    .from(donor)
    .where(and(isNotNull(donor.person), isNull(donor.mergedInto)));
  const read = rows.map((row) => ({ id: row.id, ...readGiver(sealer, row) }));
  return {
    ids: read.flatMap(({ id, giver }) =>
      giver && words.every((word) => haystack(giver).includes(word)) ? [id] : [],
    ),
    unreadable: read.filter(({ unreadable }) => unreadable).length,
  };
}

function haystack(giver: Giver): string {
  const { spouse, company, email, phone, addressCity, addressZip } = giver;
  const digits = phone.replaceAll(/\D/g, "");
  return normal(
    [describeGiver(giver), spouse, company, email, phone, digits, addressCity, addressZip].join(" "),
  );
}

function normal(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
