import { isNotNull } from "drizzle-orm";
import type { DomainServices } from "~/domain/domain-services";
import { type Giver, giverInWords, openGiver } from "../donor/giver";
import { donor } from "../table";

/**
 * The donors in whose name, company, e-mail, phone or place every word of a search stands. Who gives is sealed, so that they are opened
 * and looked through here: some ten thousand take a moment.
 */
export async function donorsMatching({ db, sealer }: DomainServices, q: string): Promise<string[]> {
  const words = normal(q).split(" ").filter(Boolean);
  const rows = await db
    .select({ id: donor.id, person: donor.person })
    .from(donor)
    .where(isNotNull(donor.person));
  return rows.flatMap((row) => {
    const giver = openGiver(sealer, row);
    return giver && words.every((word) => haystack(giver).includes(word)) ? [row.id] : [];
  });
}

function haystack(giver: Giver): string {
  const { spouse, company, email, phone, addressCity, addressZip } = giver;
  const digits = phone.replaceAll(/\D/g, "");
  return normal(
    [giverInWords(giver), spouse, company, email, phone, digits, addressCity, addressZip].join(" "),
  );
}

function normal(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
