import { expect, test } from "vitest";
import { pageType } from "~/content/types/page/definition";
import { pageTemplates } from "./page-templates";

test.each(pageTemplates.map((template) => [template.name, template] as const))(
  "the template “%s” is taken as it is, and fills what its blocks need",
  (_, { blocks }) => {
    const parsed = pageType.fields.blocks.schema.safeParse(blocks);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(blocks.length).toBeGreaterThan(1);
  },
);
