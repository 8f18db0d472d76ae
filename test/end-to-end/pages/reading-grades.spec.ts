import { readSite } from "../../reading/read-site";
import { expect, test } from "../fixtures";

/** The school grade that the pages may ask for: what the National Institutes of Health recommend for patients. */
const HARDEST = 8;

test("no page of the demo hospital is harder to read than grade 8", { tag: ["@desktop", "@script"] }, async ({
  baseURL,
}) => {
  const pages = await readSite(baseURL ?? "");
  expect(pages.length).toBeGreaterThan(90);
  const hard = pages.filter(({ grade }) => grade > HARDEST);
  expect(hard.map(({ path, grade }) => `${path}: grade ${grade.toFixed(1)}`)).toEqual([]);
});
