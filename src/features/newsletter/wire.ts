import type { SubscriberSource, SubscriberState } from "./table";

export type { SubscriberSource, SubscriberState } from "./table";

/** A subscriber as staff see them. Times are ISO 8601. */
export interface SubscriberItem {
  id: string;
  state: SubscriberState;
  firstname: string;
  lastname: string;
  /** Empty once it was erased. */
  email: string;
  phone: string;
  /** No known secret opens who it is: what is kept can be read again once the secret is known. */
  unreadable: boolean;
  /** Topics of which they do not want to hear. */
  without: string[];
  source: SubscriberSource;
  createdAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
}

export interface SubscriberList {
  items: SubscriberItem[];
  total: number;
  /** How many a search could not look into: no known secret opens who they are. */
  unreadable: number;
  /** How many there are in each state, whatever was searched for. */
  counts: Record<SubscriberState, number>;
}

/** Which column of a file holds what; the address is the one that has to be there. */
export interface ImportColumns {
  email: string;
  firstname?: string;
  lastname?: string;
  phone?: string;
}

/** A list from elsewhere, and what is to be done with it. */
export interface ImportOrder {
  csv: string;
  /** Left out: what the headings tell. */
  columns?: ImportColumns;
  /** `ask`: each is sent the mail to confirm. `confirmed`: they agreed before, as `agreement` says. */
  how: "ask" | "confirmed";
  /** Where and when they agreed, in the words of the staff; kept in the audit log. */
  agreement?: string;
  commit: boolean;
}

/** What an import would do, or did. */
export interface SubscriberImport {
  committed: boolean;
  /** Every heading of the file. */
  headings: string[];
  /** As asked for, or as far as the headings tell. */
  columns: Partial<ImportColumns>;
  /** The first rows, read by these columns. */
  sample: { firstname: string; lastname: string; email: string; phone: string }[];
  fresh: number;
  /** On the list already. */
  known: number;
  /** Left, or suppressed: they stay so. */
  leftOut: number;
  wrong: { line: number; message: string }[];
}
