import type { ContentVerb } from "~/content/actions/record-content-event";
import type { ListedAction } from "../../audit-actions";

/**
 * The sentence of an audit event. In each text, `{…}` is replaced by the title or name of the subject. If there is none
 * that the reader may see, the words in the braces are used.
 */
export interface Sentence {
  /** Text after the name of the staff member. */
  staff: string;
  /** A whole sentence without a staff member, for a visitor, a scheduled job, a command, or an unknown actor. */
  otherwise: string;
  /** Replaces `staff` if it was the staff member's own account. */
  own?: string;
  /** Whole sentences that replace `otherwise`, by the part of the system that acted (`systemActor`). */
  by?: Readonly<Record<string, string>>;
}

/** One sentence for each action in `src/features/operations/audit-actions.ts`. */
export const sentences: Readonly<Record<ListedAction, Sentence>> = {
  "api_token.made": {
    own: "made a personal token",
    staff: "made a personal token for {a user}",
    otherwise: "A personal token was made for {a user}",
  },
  "api_token.revoked": {
    own: "revoked a personal token",
    staff: "revoked a personal token of {a user}",
    otherwise: "A personal token of {a user} was revoked",
  },
  "application.assigned": {
    staff: "changed who handles a patient application",
    otherwise: "The person who handles a patient application was changed",
  },
  "application.merge-undone": {
    staff: "undid the merge of two patient applications",
    otherwise: "The merge of two patient applications was undone",
  },
  "application.merged": {
    staff: "merged two patient applications of one person",
    otherwise: "Two patient applications of one person were merged",
  },
  "application.messaged": {
    staff: "wrote to a patient about an application",
    otherwise: "A message about an application was sent to the patient",
  },
  "application.noted": {
    staff: "added a note to a patient application",
    otherwise: "A note was added to a patient application",
  },
  "application.read": {
    staff: "opened a patient application",
    otherwise: "A patient application was opened",
  },
  "application.state-changed": {
    staff: "changed the status of a patient application",
    otherwise: "The status of a patient application was changed",
  },
  "applications.exported": {
    staff: "exported the list of patient applications",
    otherwise: "The list of patient applications was exported",
  },
  "class.answers-exported": {
    staff: "exported the roster of {a class} with confidential answers",
    otherwise: "The roster of {a class} was exported with confidential answers",
  },
  "class.cancelled": {
    staff: "canceled {a class}",
    otherwise: "{A class} was canceled",
  },
  "class.registrants-messaged": {
    staff: "sent a message to everyone registered for {a class}",
    otherwise: "A message was sent to everyone registered for {a class}",
  },
  "class.roster-exported": {
    staff: "exported the roster of {a class}",
    otherwise: "The roster of {a class} was exported",
  },
  "class.survey-exported": {
    staff: "exported the feedback on {a class}",
    otherwise: "The feedback on {a class} was exported",
  },
  "demo.cleared": {
    staff: "cleared the demo hospital from the site",
    otherwise: "The demo hospital was cleared from the site",
  },
  "email.asked": {
    own: "asked to change the email address",
    staff: "asked to change the email address of {a user}",
    otherwise: "A change of the email address of {a user} was requested",
  },
  "email.changed": {
    own: "changed the email address",
    staff: "changed the email address of {a user}",
    otherwise: "The email address of {a user} was changed",
  },
  "backup.asked": {
    staff: "started a backup",
    otherwise: "A backup was started",
  },
  "backup.drillAsked": {
    staff: "started a test restore of the newest backup",
    otherwise: "A test restore of the newest backup was started",
  },
  "erasures.reapplied": {
    staff: "erased again what had been erased after the backup",
    otherwise: "What had been erased after the backup was erased again in this restored site",
  },
  "designation.changed": {
    staff: "changed what gifts can be for",
    otherwise: "A designation of gifts was changed",
  },
  "designation.deleted": {
    staff: "deleted a designation of gifts",
    otherwise: "A designation of gifts was deleted",
  },
  "designation.made": {
    staff: "added a designation of gifts",
    otherwise: "A designation of gifts was added",
  },
  "designation.ordered": {
    staff: "changed the order of the designations of gifts",
    otherwise: "The order of the designations of gifts was changed",
  },
  "donor.corrected": {
    staff: "corrected the details of a donor",
    otherwise: "The details of a donor were corrected",
  },
  "donor.correctionUndone": {
    staff: "undid a correction of a donor’s details",
    otherwise: "A correction of a donor’s details was undone",
  },
  "donor.mergeUndone": {
    staff: "undid a merge of two donors",
    otherwise: "A merge of two donors was undone",
  },
  "donor.merged": {
    staff: "merged two donors",
    otherwise: "Two donors were merged",
  },
  "donor.statementSent": {
    staff: "sent a donor’s year-end statement",
    otherwise: "A donor’s year-end statement was sent",
  },
  "statements.printed": {
    staff: "printed year-end statements",
    otherwise: "Year-end statements were printed",
  },
  "statements.started": {
    staff: "started to email year-end statements to all donors",
    otherwise: "The emailing of year-end statements was started",
  },
  "statements.stopped": {
    staff: "stopped the emailing of year-end statements",
    otherwise: "The emailing of year-end statements was stopped",
  },
  "giftInKind.entered": {
    staff: "entered a gift in kind",
    otherwise: "A gift in kind was entered",
  },
  "giftInKind.restored": {
    staff: "restored a gift in kind that was voided",
    otherwise: "A gift in kind that was voided was restored",
  },
  "giftInKind.voided": {
    staff: "voided a gift in kind",
    otherwise: "A gift in kind was voided",
  },
  "pledge.canceled": {
    staff: "canceled a pledge",
    otherwise: "A pledge was canceled",
  },
  "pledge.made": {
    staff: "entered a pledge",
    otherwise: "A pledge was entered",
  },
  "pledge.reopened": {
    staff: "reopened a pledge that was canceled",
    otherwise: "A pledge that was canceled was reopened",
  },
  "gifts.imported": {
    staff: "imported gifts from a file",
    otherwise: "Gifts were imported from a file",
  },
  "gift.begun": {
    staff: "started a gift",
    otherwise: "A visitor started a gift",
  },
  "gift.cardPrinted": {
    staff: "printed an acknowledgement card for a gift",
    otherwise: "An acknowledgement card for a gift was printed",
  },
  "gift.corrected": {
    staff: "corrected a gift",
    otherwise: "A gift was corrected",
  },
  "gift.correctionUndone": {
    staff: "undid a correction of a gift",
    otherwise: "A correction of a gift was undone",
  },
  "gift.entered": {
    staff: "entered a gift by check or cash",
    otherwise: "A gift by check or cash was entered",
  },
  "gift.erased": {
    staff: "erased donors whose records passed their retention time",
    otherwise: "Donors whose records passed their retention time were erased",
  },
  "gift.expired": {
    staff: "closed a gift that was not paid in time",
    otherwise: "A gift was not paid in time",
  },
  "gift.failed": {
    staff: "closed a gift whose payment failed",
    otherwise: "The payment of a gift failed",
  },
  // Before `gift.entered` existed, this was also recorded for checks that staff entered.
  "gift.given": {
    staff: "entered a gift by check or cash",
    otherwise: "A visitor gave a gift",
  },
  "gift.receiptResent": {
    staff: "sent a gift receipt again",
    otherwise: "A gift receipt was sent again",
  },
  "gift.refundRequested": {
    staff: "asked the payment provider to refund a gift",
    otherwise: "The payment provider was asked to refund a gift",
  },
  "gift.refunded": {
    staff: "refunded a gift",
    otherwise: "A gift was refunded",
  },
  "gift.unpaidErased": {
    staff: "erased gifts that were never paid",
    otherwise: "Gifts that were never paid were erased",
  },
  "donors.exported": {
    staff: "exported donors",
    otherwise: "Donors were exported",
  },
  "monthlyGifts.exported": {
    staff: "exported monthly gifts",
    otherwise: "Monthly gifts were exported",
  },
  "gifts.exported": {
    staff: "exported gifts",
    otherwise: "Gifts were exported",
  },
  "import.started": {
    staff: "started an import",
    otherwise: "An import was started",
  },
  "import.undone": {
    staff: "undid an import",
    otherwise: "An import was undone",
  },
  "incident.changed": {
    staff: "changed the incident mode message",
    otherwise: "The incident mode message was changed",
  },
  "incident.ended": {
    staff: "turned incident mode off",
    otherwise: "Incident mode was turned off",
    by: { incident: "Incident mode ended at the time that was set for it" },
  },
  "incident.started": {
    staff: "turned incident mode on",
    otherwise: "Incident mode was turned on",
  },
  "invitation.accepted": {
    own: "accepted the invitation",
    staff: "accepted the invitation of {a user}",
    otherwise: "{A user} accepted the invitation",
  },
  "job.retried": {
    staff: "retried a failed job",
    otherwise: "A failed job was retried",
  },
  "keys.rotated": {
    staff: "encrypted stored data again with the current secret",
    otherwise: "Stored data was encrypted again with the current secret",
  },
  "mail.released": {
    staff: "let the mail of a restored site leave",
    otherwise: "The mail of a restored site was let go from the command line",
  },
  "message.retried": {
    staff: "retried an email",
    otherwise: "An email was retried",
  },
  "monthlyGift.begun": {
    staff: "started a monthly gift",
    otherwise: "A visitor started a monthly gift",
  },
  "monthlyGift.changed": {
    staff: "changed a monthly gift",
    otherwise: "A monthly gift was changed",
  },
  "monthlyGift.changedByStaff": {
    staff: "changed a monthly gift for a donor",
    otherwise: "A monthly gift was changed for a donor",
  },
  "monthlyGift.chargeFailed": {
    staff: "recorded that the payment of a monthly gift failed",
    otherwise: "The payment of a monthly gift failed",
  },
  "passkey.added": {
    own: "added a passkey",
    staff: "added a passkey for {a user}",
    otherwise: "A passkey was added for {a user}",
  },
  "passkey.removed": {
    own: "removed a passkey",
    staff: "removed a passkey of {a user}",
    otherwise: "A passkey of {a user} was removed",
  },
  "password.changed": {
    own: "changed the password",
    staff: "changed the password of {a user}",
    otherwise: "The password of {a user} was changed",
  },
  "password.reset": {
    own: "set a new password",
    staff: "set a new password for {a user}",
    otherwise: "A new password was set for {a user}",
  },
  "password_reset.asked": {
    own: "asked for a new password",
    staff: "asked for a new password for {a user}",
    otherwise: "A new password was requested for {a user}",
  },
  "payment.refundRequested": {
    staff: "asked the payment provider for a refund",
    otherwise: "The payment provider was asked for a refund",
  },
  "payments.reconciled": {
    staff: "compared payments with the payment provider",
    otherwise: "Payments were compared with the payment provider",
  },
  "permission.refused": {
    staff: "was refused permission for {a call}",
    otherwise: "Permission was refused for {a call}",
  },
  "person.erased": {
    staff: "erased a person’s data",
    otherwise: "A person’s data was erased",
  },
  "person.exported": {
    staff: "exported a copy of a person’s data",
    otherwise: "A copy of a person’s data was exported",
  },
  "person.searched": {
    staff: "searched for a person’s data",
    otherwise: "A person’s data was searched for",
  },
  "recovery_codes.replaced": {
    own: "made new recovery codes",
    staff: "made new recovery codes for {a user}",
    otherwise: "New recovery codes were made for {a user}",
  },
  "registration.added": {
    staff: "added a person to a class",
    otherwise: "A person was added to a class",
  },
  "registration.answers-read": {
    staff: "read the confidential answers of a class registration",
    otherwise: "The confidential answers of a class registration were read",
  },
  "registration.attendee-cancelled": {
    staff: "canceled one person of a class registration",
    otherwise: "One person of a class registration was canceled",
    by: { registrant: "A visitor canceled one person of a class registration" },
  },
  "registration.cancelled": {
    staff: "canceled a class registration",
    otherwise: "A class registration was canceled",
    by: {
      registrant: "A visitor canceled a class registration",
      "class-cancellation": "A class registration ended because the class was canceled",
    },
  },
  "registration.certificate-sent": {
    staff: "emailed a certificate of attendance",
    otherwise: "A certificate of attendance was emailed",
  },
  "registration.change-undone": {
    staff: "undid a change of a class registration",
    otherwise: "A change of a class registration was undone",
  },
  "registration.changed": {
    staff: "changed a class registration",
    otherwise: "A class registration was changed",
    by: { registrant: "A visitor changed a class registration" },
  },
  "registration.check-in-undone": {
    staff: "took back the check-in of a registrant",
    otherwise: "The check-in of a registrant was taken back",
  },
  "registration.checked-in": {
    staff: "checked in a registrant",
    otherwise: "A registrant was checked in",
  },
  "registration.confirmation-resent": {
    staff: "sent the confirmation of a class registration again",
    otherwise: "The confirmation of a class registration was sent again",
  },
  "registration.erased": {
    staff: "erased answers of class registrations that passed their retention time",
    otherwise: "Answers of class registrations that passed their retention time were erased",
  },
  "registration.expired": {
    staff: "released a seat that was not paid or accepted in time",
    otherwise: "A seat in a class was released because it was not paid or accepted in time",
  },
  "registration.made": {
    staff: "registered a person for a class",
    otherwise: "A visitor registered for a class",
  },
  "registration.messaged": {
    staff: "sent a message to a person who registered for a class",
    otherwise: "A message was sent to a person who registered for a class",
  },
  "registration.moved": {
    staff: "moved a registration to another class",
    otherwise: "A registration was moved to another class",
  },
  "registration.noted": {
    staff: "changed the note on a class registration",
    otherwise: "The note on a class registration was changed",
  },
  "registration.offer-taken": {
    staff: "accepted an offered seat for a registrant",
    otherwise: "A seat in a class was accepted from the waitlist",
    by: { registrant: "A visitor accepted a seat from the waitlist" },
  },
  "registration.offered": {
    staff: "offered a seat to a person on the waitlist",
    otherwise: "A seat was offered to a person on the waitlist",
  },
  "registration.paid": {
    staff: "recorded the payment of a class registration",
    otherwise: "A class registration was paid",
  },
  "registration.payment-awaited": {
    staff: "kept a seat until its payment arrives",
    otherwise: "A seat is kept until its payment arrives",
  },
  "registration.place-changed": {
    staff: "moved a person to another place on the waitlist",
    otherwise: "A person was moved to another place on the waitlist",
  },
  "registration.refund-requested": {
    staff: "refunded a class registration",
    otherwise: "A class registration was refunded",
  },
  "registration.replaced": {
    staff: "replaced an unpaid class registration",
    otherwise: "A visitor registered other people for a class before paying",
  },
  "registration.seated": {
    staff: "gave a seat to a person on the waitlist",
    otherwise: "A person on the waitlist got a seat",
  },
  "registration.survey-sent": {
    staff: "emailed the questions about a class",
    otherwise: "The questions about a class were emailed",
  },
  "registration.transferred": {
    staff: "transferred a class registration to another person",
    otherwise: "A class registration was transferred to another person",
    by: { registrant: "A visitor transferred a class registration to another person" },
  },
  "registrations.exported": {
    staff: "exported the list of class registrations",
    otherwise: "The list of class registrations was exported",
  },
  "saved-progress.expired": {
    staff: "deleted unfinished applications that passed their retention time",
    otherwise: "Unfinished applications that passed their retention time were deleted",
  },
  "search.rebuilt": {
    staff: "rebuilt the search index",
    otherwise: "The search index was rebuilt",
    by: { reindex: "The search index was rebuilt from the command line" },
  },
  "secret.forgotten": {
    staff: "had the site forget its secret",
    otherwise: "The site’s secret was forgotten from the command line",
  },
  "session.all_ended": {
    own: "signed out everywhere",
    staff: "signed {a user} out everywhere",
    otherwise: "{A user} was signed out everywhere",
  },
  "session.ended": {
    own: "signed out",
    staff: "signed {a user} out",
    otherwise: "{A user} was signed out",
  },
  "session.others_ended": {
    own: "signed out everywhere else",
    staff: "signed {a user} out everywhere else",
    otherwise: "{A user} was signed out everywhere else",
  },
  "session.refused": {
    own: "was refused a sign-in",
    staff: "was refused a sign-in as {an unknown account}",
    otherwise: "A sign-in was refused for {an unknown account}",
  },
  "session.started": {
    own: "signed in",
    staff: "signed in as {a user}",
    otherwise: "{A user} signed in",
  },
  "site.locked": {
    staff: "locked the site with a password",
    otherwise: "The site was locked with a password",
  },
  "site.unlocked": {
    staff: "opened the site to everyone",
    otherwise: "The site was opened to everyone",
  },
  "staff_user.changed": {
    own: "changed their own account",
    staff: "changed the account of {a user}",
    otherwise: "The account of {a user} was changed",
  },
  "staff_user.deleted": {
    staff: "deleted the account of {a user}",
    otherwise: "The account of {a user} was deleted",
  },
  "staff_user.invited": {
    staff: "invited {a user}",
    otherwise: "{A user} was invited",
  },
  "staff_user.invited_again": {
    staff: "sent {a user} the invitation again",
    otherwise: "The invitation was sent to {a user} again",
  },
  "staff_user.made_administrator": {
    staff: "made {a user} an administrator",
    otherwise: "{A user} became an administrator",
    by: {
      start: "First setup: {a user} became an administrator",
      "set-up": "First setup: {a user} became an administrator",
    },
  },
  "submission.deleted": {
    staff: "deleted a form submission",
    otherwise: "A form submission was deleted",
  },
  "submission.expired": {
    staff: "deleted a form submission that passed its retention time",
    otherwise: "A form submission that passed its retention time was deleted",
  },
  "submission.exported": {
    staff: "exported the submissions of {a form}",
    otherwise: "The submissions of {a form} were exported",
  },
  "submission.file-read": {
    staff: "opened a file from a form submission",
    otherwise: "A file from a form submission was opened",
  },
  "submission.handled": {
    staff: "marked a form submission as handled",
    otherwise: "A form submission was marked as handled",
  },
  "submission.read": {
    staff: "opened a form submission",
    otherwise: "A form submission was opened",
  },
  // Also recorded when staff mark a handled submission as new again.
  "submission.received": {
    staff: "marked a form submission as new again",
    otherwise: "A visitor sent a form",
  },
  "submission.sensitive-exported": {
    staff: "exported the submissions of {a form} with confidential answers",
    otherwise: "The submissions of {a form} were exported with confidential answers",
  },
  "subscriber.added": {
    staff: "added a newsletter subscriber",
    otherwise: "A newsletter subscriber was added",
  },
  "subscriber.asked": {
    staff: "asked a person to confirm the newsletter",
    otherwise: "A visitor asked for the newsletter",
  },
  "subscriber.changed": {
    staff: "changed a newsletter subscription",
    otherwise: "A subscriber changed a newsletter subscription",
  },
  "subscriber.confirmed": {
    staff: "confirmed a newsletter subscription",
    otherwise: "A visitor confirmed a newsletter subscription",
  },
  "subscriber.erased": {
    staff: "erased a newsletter subscriber",
    otherwise: "A newsletter subscriber was erased",
  },
  "subscriber.exported": {
    staff: "exported newsletter subscribers",
    otherwise: "Newsletter subscribers were exported",
  },
  "subscriber.forgotten": {
    staff: "erased newsletter subscribers who passed their retention time",
    otherwise: "Newsletter subscribers who passed their retention time were erased",
  },
  "subscriber.imported": {
    staff: "imported newsletter subscribers",
    otherwise: "Newsletter subscribers were imported",
  },
  "subscriber.resubscribed": {
    staff: "subscribed a person to the newsletter again",
    otherwise: "A person subscribed to the newsletter again",
  },
  "subscriber.suppressed": {
    staff: "blocked an address from the newsletter",
    otherwise: "An address was blocked from the newsletter",
  },
  "subscriber.suppression-lifted": {
    staff: "unblocked an address for the newsletter",
    otherwise: "An address was unblocked for the newsletter",
  },
  "subscriber.unsubscribed": {
    staff: "unsubscribed a person from the newsletter",
    otherwise: "A person unsubscribed from the newsletter",
  },
  "subscriber.unsubscribed-by-one-click": {
    staff: "unsubscribed a person from the newsletter",
    otherwise: "A person unsubscribed from the newsletter from their mail program",
  },
  "subscriber.unsubscribed-by-staff": {
    staff: "unsubscribed a person from the newsletter",
    otherwise: "A person was unsubscribed from the newsletter",
  },
  "totp.added": {
    own: "turned two-step sign-in on",
    staff: "turned two-step sign-in on for {a user}",
    otherwise: "Two-step sign-in was turned on for {a user}",
  },
  "totp.removed": {
    own: "turned two-step sign-in off",
    staff: "turned two-step sign-in off for {a user}",
    otherwise: "Two-step sign-in was turned off for {a user}",
  },
};

/**
 * One sentence for each verb on content. `{record}` is replaced by the type and the title: "provider Dolores Pacheco",
 * or "a provider".
 */
export const contentSentences: Readonly<Record<ContentVerb, Sentence>> = {
  confirmed: {
    staff: "confirmed that {record} is still correct",
    otherwise: "{Record} was confirmed as still correct",
  },
  created: { staff: "created {record}", otherwise: "{Record} was created" },
  moved: {
    staff: "moved {record} along with the page above it",
    otherwise: "{Record} was moved along with the page above it",
  },
  previewLinkMade: {
    staff: "made a private link to the draft of {record}",
    otherwise: "A private link to the draft of {record} was made",
  },
  previewLinkRevoked: {
    staff: "revoked a private link to the draft of {record}",
    otherwise: "A private link to the draft of {record} was revoked",
  },
  published: { staff: "published {record}", otherwise: "{Record} was published" },
  republished: {
    staff: "put {record} back on the site",
    otherwise: "{Record} was put back on the site",
  },
  restored: {
    staff: "went back to an earlier version of {record}",
    otherwise: "An earlier version of {record} was restored",
  },
  reviewRequested: {
    staff: "asked for a review of {record}",
    otherwise: "A review of {record} was requested",
  },
  saved: { staff: "saved {record}", otherwise: "{Record} was saved" },
  scheduled: { staff: "scheduled {record}", otherwise: "{Record} was scheduled" },
  trashed: {
    staff: "moved {record} to the trash",
    otherwise: "{Record} was moved to the trash",
  },
  unpublished: {
    staff: "took {record} off the site",
    otherwise: "{Record} was taken off the site",
  },
  unscheduled: {
    staff: "removed the schedule of {record}",
    otherwise: "The schedule of {record} was removed",
  },
  untrashed: {
    staff: "restored {record} from the trash",
    otherwise: "{Record} was restored from the trash",
  },
};

/** Actions that are no longer recorded, but exist in stored events. */
export const formerSentences: Readonly<Record<string, Sentence>> = {
  "registration.walked-in": {
    staff: "added a walk-in to a class",
    otherwise: "A walk-in was added to a class",
  },
  "staff_user.renamed": {
    own: "changed their own name",
    staff: "changed the name of {a user}",
    otherwise: "The name of {a user} was changed",
  },
};

/** Verbs on content that are no longer recorded, but exist in stored events. */
export const formerContentSentences: Readonly<Record<string, Sentence>> = {
  duplicated: { staff: "made {record} as a copy", otherwise: "{Record} was made as a copy" },
  imported: { staff: "imported {record}", otherwise: "{Record} was imported" },
};
