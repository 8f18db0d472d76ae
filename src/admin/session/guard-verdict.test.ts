import { describe, expect, test } from "vitest";
import { guardVerdict } from "./guard-verdict";

const features = ["settings"] as const;
const editor = { isAdmin: true, permissionPageEditor: true };

describe("before the store is ready", () => {
  test.each([null, editor, { isAdmin: false }])("the guard waits for any user: %j", (user) => {
    expect(guardVerdict({}, { ready: false, user, features })).toBe("wait");
    const guarded = { anyOf: ["permissionRedirectManager"], feature: "blog" } as const;
    expect(guardVerdict(guarded, { ready: false, user, features })).toBe("wait");
  });
});

describe("once the store is ready", () => {
  const visit = (user: Parameters<typeof guardVerdict>[1]["user"]) => ({ ready: true, user, features });

  test("a visitor, and an account without isAdmin whatever its flags, are redirected", () => {
    expect(guardVerdict({}, visit(null))).toBe("leave");
    expect(guardVerdict({}, visit({ isAdmin: false, permissionPageEditor: true }))).toBe("leave");
    const pages = { anyOf: ["permissionPageEditor"] } as const;
    expect(guardVerdict(pages, visit({ isAdmin: false, permissionPageEditor: true }))).toBe("leave");
  });

  test("one flag of the list is enough, but none is refused", () => {
    const pages = { anyOf: ["permissionPageManager", "permissionPageEditor"] } as const;
    expect(guardVerdict(pages, visit(editor))).toBe("open");
    expect(guardVerdict(pages, visit({ isAdmin: true, permissionBlogManager: true }))).toBe("leave");
    expect(guardVerdict({}, visit({ isAdmin: true }))).toBe("open");
  });

  test("a screen of a disabled feature is left", () => {
    expect(guardVerdict({ feature: "settings" }, visit(editor))).toBe("open");
    expect(guardVerdict({ feature: "blog" }, visit(editor))).toBe("leave");
  });
});
