import type { ApplicationState } from "./application-state";

/** What the calls of the queue answer with; instants are ISO 8601. */
export interface ApplicationItem {
  id: string;
  formName: string;
  state: ApplicationState;
  /** Who applied, as the form asked. */
  name: string;
  /** No known secret opens who it is: what is kept can be read again once the secret is known. */
  unreadable: boolean;
  assignedTo: { id: string; name: string } | null;
  createdAt: string;
  updatedAt: string;
  deleteAfter: string;
}

export interface ApplicationList {
  items: ApplicationItem[];
  total: number;
  page: number;
  pageSize: number;
  /** How many a search could not look into: no known secret opens who they are. */
  unreadable: number;
  /** How many stand in each state, whatever else is asked for. */
  counts: Record<ApplicationState, number>;
}

export interface ApplicationAnswer {
  label: string;
  text: string;
  sensitive: boolean;
  /** Of attached files: their ids. */
  files: string[];
}

export interface ApplicationLetter {
  /** By the question that asked for it; each line a text. */
  addresses: { label: string; lines: string[] }[];
  /** The hospital. */
  from: { name: string; address: string; phone: string };
}

export interface ApplicationDetail extends ApplicationItem {
  email: string;
  phone: string;
  /** Where a letter can go: every postal address they gave, and who writes it. */
  letter: ApplicationLetter;
  answers: ApplicationAnswer[];
  entries: { id: string; kind: "note" | "message"; text: string; author: string; createdAt: string }[];
}
