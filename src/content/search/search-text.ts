import type { SearchPart } from "../fields/field";
import type { Passage } from "./passage";

/** The search text of a record. Plain text throughout. */
export interface SearchText {
  title: string;
  excerpt: string;
  body: string;
  /** Search words that its other texts may lack: what it treats, where it is. */
  words: string[];
  /** Phrases that people type for it, each a separate rule: “heart doctor” → Cardiology. */
  plainWords?: string[];
  /** 1 mentions, 2 a page, 3 what people come for. */
  weight: number;
  /** The language of its texts, as a BCP 47 code; English if left out. */
  language?: string;
  /** The parts of its page that results lead to, in reading order. */
  passages?: Passage[];
  /** When it takes place. */
  startsAt?: Date | null;
  /** When it takes place again, if it does. */
  laterStarts?: readonly Date[];
}

/** The texts that a record's fields bring to each part, in the order of the fields. None is empty. */
export type FieldTexts = Record<SearchPart, string[]>;
