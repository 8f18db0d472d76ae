import type { Activity } from "../../shared/api/schemas";
import {
  contentSentences,
  formerContentSentences,
  formerSentences,
  type Sentence,
  sentences,
} from "./sentences";

/** An audit event as a sentence: `actor`, `before`, `object`, and `after`, in this order. */
export interface ActivitySentence {
  /** The staff member, shown separately; null if the sentence names none. */
  actor: string | null;
  before: string;
  /** The subject of the event. */
  object: ActivityObject | null;
  after: string;
}

interface ActivityObject {
  /** "provider" before the title of a record; otherwise empty. */
  kind: string;
  /** The title or name, or a description: "a class". */
  name: string;
  /** Whether `name` is the title of a record, which can be a link. */
  isTitle: boolean;
}

export type ActivityEvent = Pick<
  Activity,
  "action" | "actorId" | "actorName" | "subjectType" | "subjectId" | "title"
>;

interface Options {
  /** The number of other subjects on which the same actor performed the same action. */
  others?: number;
  /** The name of a content type within a sentence: "provider"; undefined for other subjects. */
  kindOf?(subjectType: string): string | undefined;
}

/** The actor of visitors' submissions from before there was a separate system actor for them. */
const FORMER_SENDER = "sender";

/** Describes an audit event in plain words, even if its action is no longer recorded or unknown to this version. */
export function activitySentence(
  event: ActivityEvent,
  { others = 0, kindOf }: Options = {},
): ActivitySentence {
  const { actorId, actorName, subjectId } = event;
  if (actorId === "system:seed") return seeded(others);
  const sentence = sentenceFor(event.action);
  const isStaff = actorName !== "" && actorId !== FORMER_SENDER && !actorId.startsWith("system:");
  if (!isStaff) {
    const part = actorId.replace(/^system:/, "");
    return fill(sentence.by?.[part] ?? sentence.otherwise, { actor: null, event, others, kindOf });
  }
  const text = actorId === subjectId ? (sentence.own ?? sentence.staff) : sentence.staff;
  return fill(text, { actor: actorName, event, others, kindOf });
}

/** The whole sentence as text. */
export function sentenceText({ actor, before, object, after }: ActivitySentence): string {
  const named = object ? `${object.kind && `${object.kind} `}${object.name}` : "";
  return `${actor === null ? "" : `${actor} `}${before}${named}${after}`;
}

function seeded(others: number): ActivitySentence {
  const records = others === 0 ? "1 record" : `${others + 1} records`;
  const before = `The demo hospital’s content was published, ${records}`;
  return { actor: null, before, object: null, after: "" };
}

function sentenceFor(action: string): Sentence {
  const listed = own(sentences, action) ?? own(formerSentences, action);
  if (listed) return listed;
  const verb = action.slice(action.indexOf(".") + 1);
  const ofContent = own(contentSentences, verb) ?? own(formerContentSentences, verb);
  if (ofContent) return ofContent;
  const list = /^(.+)Changed$/.exec(verb)?.[1];
  if (list) {
    return {
      staff: `changed the ${spaced(list)} of {record}`,
      otherwise: `The ${spaced(list)} of {record} were changed`,
    };
  }
  return unknown(action);
}

/** Describes an action that this version does not know, with the stored values only. */
function unknown(action: string): Sentence {
  const words = spaced(action.replaceAll(".", " "));
  return {
    staff: `recorded “${words}”, an action that this version does not know`,
    otherwise: `“${words}” was recorded, an action that this version does not know`,
  };
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

interface Filling extends Required<Pick<Options, "others">>, Pick<Options, "kindOf"> {
  actor: string | null;
  event: ActivityEvent;
}

function fill(text: string, { actor, event, others, kindOf }: Filling): ActivitySentence {
  const place = /\{(.+?)\}/.exec(text);
  if (!place?.[1]) {
    const times = others === 0 ? "" : ` (${others + 1} times)`;
    return { actor, before: `${text}${times}`, object: null, after: "" };
  }
  const rest = text.slice(place.index + place[0].length);
  return {
    actor,
    before: text.slice(0, place.index),
    object: objectOf(event, place[1], kindOf),
    after: others === 0 ? rest : ` and ${others} more${place.index === 0 ? inPlural(rest) : rest}`,
  };
}

/** Changes the rest of a sentence for several records: " was published" becomes " were published". */
function inPlural(rest: string): string {
  return rest.replace(/^ was /, " were ").replace(/^ has /, " have ");
}

function objectOf(event: ActivityEvent, words: string, kindOf: Options["kindOf"]): ActivityObject {
  const { action, subjectType, subjectId, title } = event;
  // The subject is the requested endpoint: `POST /api/admin/users`.
  if (action === "permission.refused") return { kind: "", name: subjectId, isTitle: false };
  const isRecord = words.toLowerCase() === "record";
  const kind = kindOf?.(subjectType) ?? spaced(subjectType);
  if (title === null) {
    const name = isRecord ? `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}` : words;
    return { kind: "", name: words[0] === "R" ? capitalized(name) : name, isTitle: false };
  }
  if (!isRecord) return { kind: "", name: title, isTitle: true };
  return {
    kind: words[0] === "R" ? capitalized(kind) : kind,
    name: title || "Untitled",
    isTitle: true,
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spaced(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}
