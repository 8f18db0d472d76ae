import type { Activity } from "~/domain/overview/wire";

/** What parts of the site did by themselves, as a whole sentence. */
const BY_ITSELF: Record<string, (whom: string, others: number) => string> = {
  "system:seed": (_, others) =>
    `The demo hospital’s content was published, ${others === 0 ? "one record" : `${others + 1} records`}`,
  "system:start": (whom) => `First set-up: ${whom} became administrator`,
  "system:set-up": (whom) => `First set-up: ${whom} became administrator`,
  "system:password-reset": (whom) => `Somebody asked for a new password for ${whom}`,
};

/** What people do with accounts: their own, or another's, whose name then follows. */
const WITH_ACCOUNTS: Record<string, string> = {
  "session.started": "signed in",
  "session.ended": "signed out",
  "session.others_ended": "signed out everywhere else",
  "session.all_ended": "ended every session",
  "password.changed": "changed the password",
  "password.reset": "set a new password",
  "email.changed": "changed the e-mail address",
  "totp.added": "turned two-step sign-in on",
  "totp.removed": "turned two-step sign-in off",
  "recovery_codes.replaced": "made new recovery codes",
  "passkey.added": "added a passkey",
  "passkey.removed": "removed a passkey",
  "api_token.made": "made a personal token",
  "api_token.revoked": "revoked a personal token",
  "invitation.accepted": "accepted the invitation",
  "staff_user.renamed": "changed the name",
};

/** What is said without naming what it was done to. */
const ALONE: Record<string, string> = {
  "search.rebuilt": "rebuilt the search index",
  "site.locked": "locked the site",
  "site.unlocked": "opened the site to everybody",
  "incident.started": "turned incident mode on",
  "incident.changed": "changed what incident mode says",
  "incident.ended": "turned incident mode off",
};

/** What the public sends, and what is done with it: nobody of them is named, so that the deed says what it is about. */
const WITH_WHAT_IS_SENT: Record<string, readonly [deed: string, about: string]> = {
  "gift.begun": ["began", "a gift"],
  "gift.given": ["gave", "a gift"],
  "submission.received": ["sent", "a form"],
  "submission.read": ["read", "what a form brought"],
  "application.read": ["read", "a patient application"],
  "subscriber.asked": ["asked for", "the newsletter"],
  "subscriber.confirmed": ["confirmed", "the newsletter"],
};

/** Verbs that read otherwise than they are spelt. */
const VERBS: Record<string, string> = {
  reviewRequested: "asked for a review of",
  unscheduled: "took the schedule off",
  trashed: "moved to the trash",
  restored: "went back to an earlier version of",
  previewLinkMade: "made a private link to the draft of",
  previewLinkRevoked: "took back a private link to",
};

const KINDS: Record<string, string> = { staff_user: "user" };

/** A line of what happened: who stands before `deed`, what it was done to after it. */
export interface Deed {
  /** False where `deed` is the whole sentence. */
  hasActor: boolean;
  deed: string;
  /** The kind of what it was done to; empty where nothing is named. */
  about: string;
  /** Whether the subject's title is to follow. */
  hasSubject: boolean;
}

/**
 * An event of the audit log in words: `page.saved` is "saved" about a "page", and nobody has to know how the log spells it.
 *
 * @param others to how many other subjects it was done
 */
export function deedInWords(
  { action, actorId, subjectId, title }: Pick<Activity, "action" | "actorId" | "subjectId" | "title">,
  others = 0,
): Deed {
  const byItself = BY_ITSELF[actorId];
  if (byItself) {
    const deed = byItself(title ?? "somebody", others);
    return { hasActor: false, deed, about: "", hasSubject: false };
  }
  const alone = ALONE[action];
  if (alone) return { hasActor: true, deed: alone, about: "", hasSubject: false };
  const withAccount = WITH_ACCOUNTS[action];
  if (withAccount) {
    const isOwn = actorId === subjectId;
    return {
      hasActor: true,
      deed: isOwn ? withAccount : `${withAccount} for`,
      about: "",
      hasSubject: !isOwn,
    };
  }
  const sent = WITH_WHAT_IS_SENT[action];
  if (sent) return { hasActor: true, deed: sent[0], about: sent[1], hasSubject: true };
  const dot = action.indexOf(".");
  const subject = dot === -1 ? "" : action.slice(0, dot);
  const about = KINDS[subject] ?? spaced(subject);
  return { hasActor: true, deed: verbInWords(action.slice(dot + 1)), about, hasSubject: true };
}

function verbInWords(verb: string): string {
  const list = /^(.+)Changed$/.exec(verb)?.[1];
  return VERBS[verb] ?? (list ? `changed the ${spaced(list)} of` : spaced(verb));
}

function spaced(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}
