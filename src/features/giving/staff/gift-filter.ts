import { and, eq, gte, ilike, isNotNull, isNull, lt, notInArray, or, type SQL } from "drizzle-orm";
import { inMany } from "~/platform/database/in-many";
import type { DomainServices } from "~/platform/domain-services";
import { momentOf } from "../moment-of";
import { type GiftOrigin, type GiftState, gift } from "../table";
import { donorsMatching } from "./donors-matching";

export interface GiftFilter {
  /** Words of a donor's name, company, or address, or a receipt number. */
  q?: string;
  /** Defaults to gifts whose money arrived. */
  state?: GiftState | "all";
  origin?: GiftOrigin;
  designation?: string;
  campaignId?: string;
  donorId?: string;
  /** Days in the hospital's time zone, inclusive: YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** Only gifts with a card to print. */
  card?: boolean;
}

const NOT_GIVEN: GiftState[] = ["pending", "failed", "expired"];

export interface GiftCondition {
  /** The condition of the query. */
  where: SQL | undefined;
  /** How many donors no known secret could decrypt. */
  unreadable: number;
}

export async function giftFilter(services: DomainServices, filter: GiftFilter): Promise<GiftCondition> {
  const { q, state, origin, designation, campaignId, donorId, from, to, card } = filter;
  const { timeZone } = services;
  const donors = q ? await donorsMatching(services, q) : undefined;
  const where = and(
    q && donors ? matchesDonorOrNumber(donors.ids, q) : undefined,
    stateFilter(state),
    origin && eq(gift.origin, origin),
    designation ? eq(gift.designation, designation) : undefined,
    campaignId ? eq(gift.campaignId, campaignId) : undefined,
    donorId ? eq(gift.donorId, donorId) : undefined,
    from ? gte(gift.givenAt, momentOf(from, 0, timeZone)) : undefined,
    to ? lt(gift.givenAt, momentOf(dayAfter(to), 0, timeZone)) : undefined,
    card ? and(eq(gift.acknowledgeBy, "card"), isNull(gift.acknowledgedAt)) : undefined,
  );
  return { where, unreadable: donors?.unreadable ?? 0 };
}

function stateFilter(state: GiftFilter["state"]): SQL | undefined {
  if (state === "all") return undefined;
  return state ? eq(gift.state, state) : notInArray(gift.state, NOT_GIVEN);
}

function matchesDonorOrNumber(donors: string[], q: string): SQL | undefined {
  const number = /^[\d-]{3,11}$/.test(q.trim())
    ? and(isNotNull(gift.receiptNumber), ilike(gift.receiptNumber, `%${q.trim()}%`))
    : undefined;
  return or(inMany(gift.donorId, donors), number);
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
