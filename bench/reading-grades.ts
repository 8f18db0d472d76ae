import { readSite } from "../test/reading/read-site";
import { startSite } from "../test/start-site";

/**
 * Prints the reading grade of each public page of the demo hospital, highest grade first, with its three
 * hardest sentences.
 */

const site = await startSite();
try {
  const pages = (await readSite(site.address)).toSorted((a, b) => b.grade - a.grade);
  for (const { path, grade, words, sentences } of pages) {
    console.log(`${grade.toFixed(1).padStart(5)}  ${path}  (${words} words)`);
    const hardest = sentences.toSorted((a, b) => b.grade - a.grade).slice(0, 3);
    for (const { text, grade: of } of hardest) console.log(`         ${of.toFixed(0).padStart(2)}: ${text}`);
  }
} finally {
  await site.stop();
}
