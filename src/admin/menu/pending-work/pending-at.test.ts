import { LifeBuoy } from "lucide-react";
import { expect, test } from "vitest";
import { pendingAt, pendingWithin } from "./pending-at";

const settings = {
  label: "Settings",
  href: "/admin/settings",
  Icon: LifeBuoy,
  subItems: [
    { label: "Mail", href: "/admin/settings/mail" },
    { label: "Jobs", href: "/admin/settings/jobs" },
  ],
};
const drafts = { one: "draft to review", many: "drafts to review" };
const counts = [
  { href: "/admin/settings", count: 1, ...drafts },
  { href: "/admin/settings/mail", count: 1_200, one: "failed email", many: "failed emails" },
  { href: "/admin/settings/jobs", count: 1, ...drafts },
  { href: "/admin/pages", count: 4, ...drafts },
];

test("an item describes the pending work on its screen and below it, by kind, in words", () => {
  expect(pendingWithin(settings, counts)).toEqual({
    count: 1_202,
    words: "2 drafts to review, 1,200 failed emails",
  });
});

test("a sub-item counts its own screen alone", () => {
  expect(pendingAt("/admin/settings/jobs", counts)).toEqual({ count: 1, words: "1 draft to review" });
  expect(pendingAt("/admin/settings/lock", counts)).toBeUndefined();
});
