import type { RecurringState } from "~/platform/payments/recurring/table";
import type { AcknowledgeBy, GiftOrigin, GiftState } from "./table";

/**
 * What `/api/admin/giving/…` answers with, for the foundation's screens. Amounts are integer cents, times ISO 8601. Staff who may see this
 * keep the books: names stand here also of those who give anonymously, with `anonymous` beside them.
 */
export interface GiftItem {
  id: string;
  donorId: string;
  /** As on the receipt; empty once erased. */
  donor: string;
  /** No known secret opens who it is: what is kept can be read again once the secret is known. */
  unreadable: boolean;
  company: string;
  origin: GiftOrigin;
  state: GiftState;
  amount: number;
  refunded: number;
  designation: string;
  campaign: string | null;
  anonymous: boolean;
  tribute: string;
  acknowledgeBy: AcknowledgeBy;
  acknowledgedAt: string | null;
  receiptNumber: string | null;
  /** When it was given; of one that was not, when it was begun. */
  at: string;
}

export interface GiftList {
  items: GiftItem[];
  total: number;
  page: number;
  pageSize: number;
  /** Cents of all that were found, less what went back; of those that were given. */
  sum: number;
  /** How many a search could not look into: no known secret opens who they are. */
  unreadable: number;
}

export interface GiftDetail extends GiftItem {
  feeCovered: number;
  giver: Record<string, string> | null;
  tributeNote: string;
  tell: string[];
  forEmployeeGivingCampaign: boolean;
  willEstate: boolean;
  volunteer: boolean;
  monthlyGiftId: string | null;
  /** Cents that can still go back, and those that were asked back and are on their way. */
  refundable: number;
  refundsWaiting: number;
  refunds: { amount: number; reason: string; state: string; at: string }[];
}

export interface DonorItem {
  id: string;
  name: string;
  /** No known secret opens who it is: what is kept can be read again once the secret is known. */
  unreadable: boolean;
  company: string;
  email: string;
  phone: string;
  place: string;
  gifts: number;
  /** Cents, less what went back. */
  given: number;
  lastGiftAt: string | null;
  givesMonthly: boolean;
}

export interface DonorList {
  items: DonorItem[];
  total: number;
  page: number;
  pageSize: number;
  /** How many a search could not look into: no known secret opens who they are. */
  unreadable: number;
}

export interface DonorDetail extends DonorItem {
  giver: Record<string, string> | null;
  years: { year: number; gifts: number; total: number }[];
  history: GiftItem[];
  monthly: MonthlyItem[];
}

export interface MonthlyItem {
  id: string;
  donorId: string;
  donor: string;
  /** No known secret opens who it is: what is kept can be read again once the secret is known. */
  unreadable: boolean;
  state: RecurringState;
  amount: number;
  designation: string;
  anonymous: boolean;
  since: string;
  nextChargeAt: string | null;
  /** Cents it has brought so far, less what went back. */
  given: number;
}

export interface MonthlyList {
  items: MonthlyItem[];
  total: number;
  page: number;
  pageSize: number;
  /** Cents that those which run bring each month. */
  perMonth: number;
}

/** A card to print for somebody who is told of a gift. */
export interface AcknowledgementCard {
  giftId: string;
  givenAt: string;
  address: string[];
  greeting: string;
  paragraphs: string[];
  note: string;
  from: string;
  heading: string;
}

export interface GivingOverview {
  /** Cents of this year and this month on the hospital's calendar, less what went back. */
  thisYear: number;
  thisMonth: number;
  giftsThisYear: number;
  monthlyGifts: number;
  perMonth: number;
  cardsWaiting: number;
  foundation: string;
  isTest: boolean;
}
