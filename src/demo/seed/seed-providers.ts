import { sql } from "drizzle-orm";
import { createItem } from "~/content/actions/create-item";
import { providerType } from "~/features/care/provider/definition";
import { location } from "~/features/care/shared/location/table";
import { provider } from "~/features/care/shared/provider/table";
import { specialty } from "~/features/care/specialty/table";
import type { RootDatabase } from "~/platform/database/database";
import { demoId } from "../demo-id";
import { random } from "./random";
import { hasRealContent, seedActor } from "./seed-demo";

const FIRST =
  "Ada Amir Anna Ben Carla Chidi Clara Dana Dov Edith Emil Farah Felix Greta Hana Hugo Ines Ivan Jonas Jun Kofi Lena Leo Lucia Mara Milo Nadia Nils Noor Olga Omar Petra Quinn Rosa Ruth Sami Selma Tariq Thea Uma Vera Wade Xenia Yusuf Zora".split(
    " ",
  );
const LAST =
  "Abbott Alvarado Becker Bergstrom Castillo Cerny Dvorak Eklund Farah Fischer Gutierrez Haddad Hruska Iversen Jansen Kowalski Kucera Larsen Lindgren Mendoza Nguyen Novak Olson Okafor Patel Pham Quist Ramirez Riedel Rosales Schaefer Svoboda Thorne Tran Ulrich Vanek Voss Whitebear Yildiz Zeman".split(
    " ",
  );
const LANGUAGES = ["Spanish", "Vietnamese", "Somali", "Czech", "Arabic", "Lakota", "German"];
const PARALLEL = 8;

/**
 * Adds generated providers until the site has `count`, for measurements. Each goes through the same action that staff
 * use. Does nothing on a site with a real hospital's content.
 * @returns how many were added
 */
export async function seedProviders(
  db: RootDatabase,
  count: number,
  progress: (done: number) => void,
): Promise<number> {
  if (await hasRealContent(db)) return 0;
  const existing = await db.$count(provider);
  const specialties = await db.select({ id: specialty.id, name: specialty.name }).from(specialty);
  const locations = await db.select({ id: location.id }).from(location);
  const numbers = Array.from({ length: Math.max(0, count - existing) }, (_, index) => existing + index);
  let done = 0;
  const worker = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const values = generatedProvider(number, specialties, locations);
      const id = demoId("provider", values.slug);
      await createItem({ db, actor: seedActor }, providerType, values, { id, publish: true, trusted: true });
      done += 1;
      if (done % 500 === 0) progress(done);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  await db.execute(sql`analyze`);
  return done;
}

function generatedProvider(
  number: number,
  specialties: { id: string; name: string }[],
  locations: { id: string }[],
) {
  const next = random(`provider ${number}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const name = `${pick(FIRST)} ${pick(LAST)}`;
  const first = pick(specialties);
  return {
    slug: `${name.toLowerCase().replaceAll(" ", "-")}-${number}`,
    name,
    acronymsAndAbbreviations: pick(["MD", "DO", "PA-C", "APRN"]),
    position: `${first.name} provider`,
    gender: pick(["female", "male"] as const),
    languages: next() < 0.4 ? ["English", pick(LANGUAGES)] : ["English"],
    acceptingNewPatients: next() < 0.7,
    clinicalInterests: `${pick(specialties).name}, long-term conditions`,
    bio: `<p>${name} sees patients of all ages and has worked in rural hospitals for ${5 + Math.floor(next() * 25)} years.</p>`,
    specialties: next() < 0.2 ? [first.id, pick(specialties).id] : [first.id],
    locations: next() < 0.3 ? [pick(locations).id, pick(locations).id] : [pick(locations).id],
    confirmedOn: "2026-11-02",
  };
}
