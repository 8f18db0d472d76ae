import { expect, test } from "vitest";
import { deedInWords } from "./deed-in-words";

const event = (action: string, title: string | null = "Title", actorId = "ada") => ({
  ...{ action, actorId, title },
  subjectId: "subject",
});

test.each([
  ["provider.published", "published", "provider"],
  ["staff_user.invited_again", "invited again", "user"],
  ["location.providersChanged", "changed the providers of", "location"],
  ["page.reviewRequested", "asked for a review of", "page"],
  ["gift.given", "gave", "a gift"],
  ["submission.received", "sent", "a form"],
  ["started", "started", ""],
])("%s", (action, deed, about) => {
  expect(deedInWords(event(action))).toEqual({ hasActor: true, deed, about, hasSubject: true });
});

test.each([
  ["system:seed", 151, "The demo hospital’s content was published, 152 records"],
  ["system:seed", 0, "The demo hospital’s content was published, one record"],
  ["system:start", 0, "First set-up: Maria became administrator"],
  ["system:password-reset", 0, "Somebody asked for a new password for Maria"],
])("what %s did is a sentence of its own", (actorId, others, deed) => {
  expect(deedInWords(event("staff_user.any", "Maria", actorId), others)).toMatchObject({
    hasActor: false,
    deed,
  });
});

test("what concerns one's own account names nobody; what concerns another's names them", () => {
  const own = { ...event("totp.removed"), subjectId: "ada" };
  expect(deedInWords(own)).toMatchObject({ deed: "turned two-step sign-in off", hasSubject: false });
  expect(deedInWords(event("totp.removed"))).toMatchObject({
    deed: "turned two-step sign-in off for",
    hasSubject: true,
  });
});
