import { and, isNotNull, isNull } from "drizzle-orm";
import { inBatches } from "~/platform/database/in-batches";
import type { DomainServices } from "~/platform/domain-services";
import { describeGiver, type Giver, readGiver } from "../donor/giver";
import { donor } from "../table";

export interface MatchingDonors {
  ids: string[];
  /** How many donors no known secret can decrypt. */
  unreadable: number;
}

/**
 * The donors whose name, company, email, phone, or city contains every word of the search. Givers are encrypted, so all
 * are decrypted and compared here, which takes noticeable time for ten thousand.
 */
export async function donorsMatching({ db, sealer }: DomainServices, q: string): Promise<MatchingDonors> {
  const words = normal(q).split(" ").filter(Boolean);
  const { id, person, mergedInto } = donor;
  const rows = inBatches(id, ({ isNext, limit }) =>
    db
      .select({ id, person })
      .from(donor)
      .where(and(isNotNull(person), isNull(mergedInto), isNext))
      .orderBy(id)
      .limit(limit),
  );
  const found: MatchingDonors = { ids: [], unreadable: 0 };
  for await (const row of rows) {
    const { giver, unreadable } = readGiver(sealer, row);
    if (unreadable) found.unreadable += 1;
    if (giver && isMatch(haystack(giver), words)) found.ids.push(row.id);
  }
  return found;
}

function isMatch(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
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
