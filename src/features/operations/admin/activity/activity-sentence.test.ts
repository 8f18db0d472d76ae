import { describe, expect, test } from "vitest";
import { type ActivityEvent, activitySentence, sentenceText } from "./activity-sentence";
import { contentSentences, formerContentSentences, formerSentences, sentences } from "./sentences";

const kinds: Record<string, string> = { page: "page", eventPage: "event page" };

function event(action: string, more: Partial<ActivityEvent> = {}): ActivityEvent {
  return {
    action,
    actorId: "ada",
    actorName: "Ada Whitfield",
    subjectType: "page",
    subjectId: "subject",
    title: "About Us",
    ...more,
  };
}

const read = (action: string, more?: Partial<ActivityEvent>, others = 0) =>
  sentenceText(activitySentence(event(action, more), { others, kindOf: (type) => kinds[type] }));

const listed = [...Object.keys(sentences), ...Object.keys(formerSentences)];
const onContent = [...Object.keys(contentSentences), ...Object.keys(formerContentSentences)];

describe("has a sentence for every action", () => {
  const parts = ["donor", "registrant", "subscriber", "sender", "retention", "incident", "start", "reindex"];
  const actors = [
    { actorId: "ada", actorName: "Ada Whitfield" },
    { actorId: "subject", actorName: "Ada Whitfield" },
    { actorId: "sender", actorName: "Sender" },
    { actorId: "gone", actorName: "" },
    ...parts.map((part) => ({ actorId: `system:${part}`, actorName: part })),
  ];

  test.each([...listed, ...onContent.map((verb) => `page.${verb}`)])("%s is a plain sentence", (action) => {
    for (const actor of actors)
      for (const title of ["About Us", null])
        for (const others of [0, 2]) {
          const text = read(action, { ...actor, title }, others);
          expect(text).toMatch(/^[A-Z]/);
          // No braces, no names from the log such as `class.cancelled`, no camel case, no double or trailing spaces.
          expect(text).not.toMatch(/[{}_]|[a-z]\.[a-z]|[a-z][A-Z]| {2}|^ | $/);
          expect(text.startsWith("Ada Whitfield ")).toBe(actor.actorName === "Ada Whitfield");
          expect(text.includes("null")).toBe(false);
        }
  });
});

test.each([
  ["page.published", {}, 0, "Ada Whitfield published page About Us"],
  ["page.published", {}, 2, "Ada Whitfield published page About Us and 2 more"],
  ["page.published", { title: null }, 0, "Ada Whitfield published a page"],
  ["page.created", { title: "" }, 0, "Ada Whitfield created page Untitled"],
  ["eventPage.saved", { subjectType: "eventPage", title: null }, 0, "Ada Whitfield saved an event page"],
  ["location.providersChanged", {}, 0, "Ada Whitfield changed the providers of page About Us"],
  ["class.roster-exported", { title: "Yoga" }, 0, "Ada Whitfield exported the roster of Yoga"],
  ["class.roster-exported", { title: null }, 0, "Ada Whitfield exported the roster of a class"],
  ["gift.entered", { title: null }, 2, "Ada Whitfield entered a gift by check or cash (3 times)"],
  ["staff_user.invited_again", { title: "Maria" }, 0, "Ada Whitfield sent Maria the invitation again"],
  [
    "permission.refused",
    { subjectId: "POST /api/admin/users", title: null },
    0,
    "Ada Whitfield was refused permission for POST /api/admin/users",
  ],
] as const)("%s by staff, %o", (action, more, others, text) => {
  expect(read(action, more, others)).toBe(text);
});

test.each([
  ["system:donor", "gift.given", "A visitor gave a gift"],
  ["system:registrant", "registration.cancelled", "A visitor canceled a class registration"],
  [
    "system:class-cancellation",
    "registration.cancelled",
    "A class registration ended because the class was canceled",
  ],
  ["system:incident", "incident.ended", "Incident mode ended at the time that was set for it"],
  ["system:start", "staff_user.made_administrator", "First setup: Maria became an administrator"],
  ["system:password-reset", "password_reset.asked", "A new password was requested for Maria"],
  ["system:sign-in", "session.refused", "A sign-in was refused for Maria"],
  ["system:operator", "keys.rotated", "Stored data was encrypted again with the current secret"],
  ["sender", "submission.received", "A visitor sent a form"],
  ["", "class.cancelled", "Maria was canceled"],
])("%s: %s names no actor", (actorId, action, text) => {
  expect(read(action, { actorId, actorName: actorId, title: "Maria" })).toBe(text);
});

test("several records that were not changed by staff are counted in one sentence", () => {
  expect(read("page.published", { actorId: "system:starter" }, 6)).toBe(
    "Page About Us and 6 more were published",
  );
});

test("every kind of event from the seed is one sentence", () => {
  const seed = { actorId: "system:seed", actorName: "seed" };
  expect(read("image.created", seed, 151)).toBe("The demo hospital’s content was published, 152 records");
  expect(read("page.published", seed)).toBe("The demo hospital’s content was published, 1 record");
});

test("an action on one's own account names nobody else; on another's it names them", () => {
  expect(read("totp.removed", { actorId: "subject" })).toBe("Ada Whitfield turned two-step sign-in off");
  expect(read("totp.removed", { title: "Maria" })).toBe(
    "Ada Whitfield turned two-step sign-in off for Maria",
  );
});

test("events of other versions stay readable", () => {
  expect(read("staff_user.renamed", { title: "Maria" })).toBe("Ada Whitfield changed the name of Maria");
  // Checks that staff entered before this action was separate.
  expect(read("gift.given")).toBe("Ada Whitfield entered a gift by check or cash");
  expect(read("page.duplicated")).toBe("Ada Whitfield made page About Us as a copy");
  expect(read("page.archivedForGood")).toBe(
    "Ada Whitfield recorded “page archived for good”, an action that this version does not know",
  );
  expect(read("started", { actorId: "system:x", actorName: "x" })).toBe(
    "“started” was recorded, an action that this version does not know",
  );
  expect(read("page.toString")).toMatch(/does not know$/);
});
