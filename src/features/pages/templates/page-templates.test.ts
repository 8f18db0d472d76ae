import { describe, expect, test } from "vitest";
import { leafFields } from "~/content/fields/leaf-fields";
import { pageType } from "../page/definition";
import { pageTemplates } from "./page-templates";

describe.each(pageTemplates.map((template) => [template.name, template] as const))(
  "the template “%s”",
  (_, { blocks }) => {
    test("can be published as it is", () => {
      const parsed = pageType.fields.blocks.schema.safeParse(blocks);
      expect(parsed.error?.issues ?? []).toEqual([]);
      expect(blocks.length).toBeGreaterThan(1);
    });

    test("has hints only for existing, empty fields", () => {
      const values = pageType.schema.parse({ blocks });
      const leaves = leafFields(pageType.fields, values);
      const hinted = blocks.flatMap(({ hints = {} }, at) =>
        Object.keys(hints).map((path) => `blocks.${at}.props.${path}`),
      );
      expect(hinted.length).toBeGreaterThan(0);
      for (const path of hinted) {
        const leaf = leaves.find((one) => one.path === path);
        expect([path, leaf?.value]).toEqual([path, ""]);
      }
    });
  },
);
