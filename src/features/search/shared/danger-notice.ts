import type { Database } from "~/platform/database/database";
import { findDanger, isSpanish } from "../danger/find-danger";
import type { DangerNotice, NoticeKind } from "../danger/notice";
import { contactsOf, NOTICE_WORDS } from "../danger/notice-words";
import { isKnownWord } from "../words/known-words";
import { emergencyLine } from "./emergency-line";

export type { Contact, DangerNotice, NoticeKind } from "../danger/notice";

const KINDS: readonly NoticeKind[] = ["crisis", "emergency", "poison"];

/**
 * The notice for a query, or null if it has no danger sign. Staff can add signs, but cannot remove built-in ones.
 * @param typed the input, of any length
 * @param phrases staff's danger signs in the input
 */
export async function dangerNotice(
  db: Database,
  typed: string,
  phrases: readonly { kind: string }[] = [],
): Promise<DangerNotice | null> {
  const kind =
    findDanger(typed, isKnownWord) ?? KINDS.find((one) => phrases.some((phrase) => phrase.kind === one));
  if (!kind) return null;
  const language = isSpanish(typed, isKnownWord) ? "es" : "en";
  const hospital = kind === "crisis" ? await emergencyLine(db) : null;
  const { title, text } = NOTICE_WORDS[language][kind];
  return { kind, language, title, text, contacts: contactsOf(kind, language, hospital) };
}

/** For suicidal thoughts, the response is only the contacts: no results, no suggestions, no other links. */
export function isHelpOnly(notice: DangerNotice | null): boolean {
  return notice?.kind === "crisis";
}
