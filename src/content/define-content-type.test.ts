import { expect, test } from "vitest";
import { defineContentType } from "./define-content-type";
import { contentTypes } from "./registry";

test.each(["status", "page", "sort"])(
  "refuses a filter named “%s”, which would hide a parameter of every list",
  (name) => {
    const [type] = contentTypes();
    if (!type) throw new Error("There is no content type");
    const list = { ...type.list, filters: [name] };
    expect(() => defineContentType({ ...type, list })).toThrow(`a field named "${name}" cannot be a filter`);
  },
);
