import { isNotNull } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { describeGiver, type Giver, readGiver } from "../donor/giver";
import { donor } from "../table";

export interface MatchingDonors {
  ids: string[];
  /** How many could not be looked into: no known secret opens who they are. */
  unreadable: number;
}

/**
 * The donors in whose name, company, email, phone or place every word of a search stands. Who gives is sealed, so that they are opened
 * and looked through here: some ten thousand take a moment.
 */
export async function donorsMatching({ db, sealer }: DomainServices, q: string): Promise<MatchingDonors> {
  const words = normal(q).split(" ").filter(Boolean);
  const rows = await db
    .select({ id: donor.id, person: donor.person })
    .from(donor)
    .where(isNotNull(donor.person));
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
