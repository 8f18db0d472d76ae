import { newName, newPage, signIn } from "../admin/staff";
import { expect, test } from "../fixtures";
import { layoutProblems } from "./layout-problems";
import { show } from "./readings";

test("the admin's lists, image library, menu and page editor fit a phone and a desk with doubled text", {
  tag: ["@desktop", "@script", "@staff"],
}, async ({ page }) => {
  await signIn(page);
  const { id } = await newPage(page, newName("Large"));
  for (const screen of ["images", "staffmembers", `pages/${id}`]) {
    await page.goto(`/admin/${screen}`);
    await expect(
      page.getByRole("main").getByRole("listitem").or(page.getByRole("row")).first(),
    ).toBeVisible();
    await show(page, { width: 360, text: 200 });
    await expect.poll(() => layoutProblems(page), screen).toEqual([]);
    await show(page, { width: 1366, height: 900, text: 200 });
    await expect.poll(() => layoutProblems(page), screen).toEqual([]);
  }
});
