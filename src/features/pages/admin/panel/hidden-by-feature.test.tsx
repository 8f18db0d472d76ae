import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CcmsConfigContext } from "~/admin/ccms-config";
import { describeFields } from "~/content/describe-type";
import { FEATURES } from "~/platform/admin-features";
import { pageType } from "../../page/definition";
import { HiddenByFeature } from "./hidden-by-feature";

const blocks = describeFields(pageType.fields).flatMap(({ settings }) => settings.blocks ?? []);

/** The text of a block's panel if only these features are on. */
function said(block: string, features: readonly (typeof FEATURES)[number][]): string {
  const kind = blocks.find(({ name }) => name === block);
  if (!kind) throw new Error(`There is no block ${block}.`);
  const config = { features, blogPathPrefix: "/blog/", timeZone: "America/Chicago" };
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <CcmsConfigContext value={config}>
        <HiddenByFeature kind={kind} />
      </CcmsConfigContext>
    </MantineProvider>,
  );
  return markup.replace(/<style[\s\S]*?<\/style>/g, "").replaceAll(/<[^>]*>/g, "");
}

test("says that visitors do not see a block whose feature is off", () => {
  expect(said("blogList", FEATURES)).toBe("");
  expect(said("blogList", ["news"])).toBe(
    "The feature “blog” is off in the settings: visitors do not see this block.",
  );
  expect(said("form", ["news"])).toMatch(/visitors do not see this block, unless it shows a form with/);
  expect(said("richText", [])).toBe("");
});
