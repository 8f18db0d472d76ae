import type { SearchPart } from "../fields/field";
import type { Passage } from "./passage";

/** What a record is found by. Plain text throughout. */
export interface SearchText {
  title: string;
  excerpt: string;
  body: string;
  /** Words that its other texts may not hold: what it treats, where it is. */
  words: string[];
  /** What people type for it; each is a rule of its own: “heart doctor” → Cardiology. */
  plainWords?: string[];
  /** 1 mentions, 2 a page, 3 what people come for. */
  weight: number;
  /** The language of its texts, as a BCP 47 code; English if left out. */
  language?: string;
  /** The parts of its page that results lead to, in reading order. */
  passages?: Passage[];
  /** When it takes place. */
  startsAt?: Date | null;
}

/** The texts that a record's fields bring to each part, in the order of the fields. None is empty. */
export type FieldTexts = Record<SearchPart, string[]>;
