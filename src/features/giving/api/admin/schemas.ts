import { z } from "@hono/zod-openapi";
import { MAX_LINE_LENGTH, MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { inBody } from "~/server/api/numbers";
import { donorColumns } from "../../staff/donor-columns";
import { GIFT_ORIGINS, GIFT_STATES } from "../../staff/gift-states";
import { monthlyFileColumns } from "../../staff/monthly-columns";
import { inKindItem, pledgeItem } from "./promise-schemas";

/**
 * Requests and responses of `/api/admin/giving/…`. Amounts are integer cents, times ISO 8601. They are for the staff
 * who keep the books, so they include the names of anonymous donors, marked `anonymous`.
 */

export const base = { access: { anyOf: ["permissionFoundationManager"] }, tag: "Giving" } as const;

const cents = z.int().describe("Integer cents.");
const instant = z.iso.datetime().describe("ISO 8601, UTC.");
const day = z.iso.date();
const paged = { page: z.int(), pageSize: z.int() };

const unreadable = z.boolean().describe("Whether the name could not be decrypted with any known secret.");
const unreadables = z
  .int()
  .describe("How many donors could not be searched, because they could not be decrypted.");

const recurringState = z.enum(["open", "active", "past-due", "paused", "ended", "expired"]);

const giftItem = z
  .object({
    id: z.uuid(),
    donorId: z.uuid(),
    donor: z.string(),
    company: z.string(),
    unreadable,
    origin: z.enum(GIFT_ORIGINS),
    state: z.enum(GIFT_STATES),
    amount: cents,
    refunded: cents,
    designation: z.string(),
    campaign: z.string().nullable(),
    anonymous: z.boolean().describe("Whether to leave the name out of everything that others read."),
    tribute: z.string(),
    acknowledgeBy: z.enum(["none", "mail", "card"]),
    acknowledgedAt: instant.nullable(),
    receiptNumber: z.string().nullable(),
    checkNumber: z.string(),
    at: instant,
  })
  .openapi("Gift");

export type GiftItem = z.output<typeof giftItem>;

export const giftList = z
  .object({ items: z.array(giftItem), total: z.int(), ...paged, sum: cents, unreadable: unreadables })
  .openapi("Gifts");

export type GiftList = z.output<typeof giftList>;

const texts = z.record(z.string(), z.string()).nullable();

const revision = z.int().describe("The state that was read. A correction repeats it.");

const changeItem = z
  .object({
    id: z.uuid(),
    at: instant,
    by: z.string().describe("Who made it; empty if the account is gone."),
    fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  })
  .openapi("GivingChange");

export type ChangeItem = z.output<typeof changeItem>;

export const giftDetail = z.object({
  gift: giftItem
    .extend({
      feeCovered: cents,
      giver: texts,
      tributeNote: z.string(),
      tell: z.array(z.string()),
      forEmployeeGivingCampaign: z.boolean(),
      willEstate: z.boolean(),
      volunteer: z.boolean(),
      monthlyGiftId: z.uuid().nullable(),
      campaignId: z.uuid().nullable(),
      memo: z.string(),
      honored: texts.describe("The tribute, by field of the form; null if there is none."),
      givenOn: day.nullable().describe("In the hospital's time zone; null until the money arrived."),
      isByHand: z.boolean().describe("Whether staff entered it, so that amount and date can be corrected."),
      revision,
      changes: z.array(changeItem),
      refundable: cents,
      refundsWaiting: cents,
      refunds: z.array(z.object({ amount: cents, reason: z.string(), state: z.string(), at: instant })),
    })
    .openapi("GiftDetail"),
});

export type GiftDetail = z.output<typeof giftDetail>["gift"];

export const enteredChecks = z.object({
  gifts: z.array(z.object({ id: z.uuid(), donorId: z.uuid(), receiptNumber: z.string() })),
});

const donorItem = z
  .object({
    id: z.uuid(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    place: z.string(),
    gifts: z.int(),
    given: cents,
    lastGiftAt: instant.nullable(),
    givesMonthly: z.boolean(),
    unreadable,
  })
  .openapi("Donor");

export type DonorItem = z.output<typeof donorItem>;

export const donorList = z
  .object({ items: z.array(donorItem), total: z.int(), ...paged, unreadable: unreadables })
  .openapi("Donors");

export type DonorList = z.output<typeof donorList>;

const monthlyItem = z
  .object({
    id: z.uuid(),
    donorId: z.uuid(),
    donor: z.string(),
    state: recurringState,
    amount: cents,
    designation: z.string(),
    anonymous: z.boolean(),
    since: instant,
    unreadable,
    nextChargeAt: instant.nullable(),
    given: cents,
  })
  .openapi("MonthlyGift");

export type MonthlyItem = z.output<typeof monthlyItem>;

export const monthlyList = z
  .object({ items: z.array(monthlyItem), total: z.int(), ...paged, perMonth: cents, unreadable: unreadables })
  .openapi("MonthlyGifts");

export type MonthlyList = z.output<typeof monthlyList>;

export const donorDetail = z.object({
  donor: donorItem
    .extend({
      giver: texts,
      revision,
      changes: z.array(changeItem),
      pledges: z.array(pledgeItem),
      inKind: z.array(inKindItem),
      merges: z
        .array(z.object({ id: z.uuid(), at: instant, donor: z.string(), gifts: z.int() }))
        .describe("Donors who were merged into this one, oldest first; each can be undone."),
      years: z.array(z.object({ year: z.int(), gifts: z.int(), total: cents })),
      history: z.array(giftItem),
      monthly: z.array(monthlyItem),
    })
    .openapi("DonorDetail"),
});

export type DonorDetail = z.output<typeof donorDetail>["donor"];

export const overview = z
  .object({
    thisYear: cents,
    thisMonth: cents,
    giftsThisYear: z.int(),
    monthlyGifts: z.int(),
    perMonth: cents,
    cardsWaiting: z.int(),
    foundation: z.string(),
    isTest: z.boolean(),
  })
  .openapi("GivingOverview");

export type GivingOverview = z.output<typeof overview>;

export const cards = z.object({
  cards: z.array(
    z.object({
      giftId: z.uuid(),
      givenAt: instant,
      address: z.array(z.string()),
      greeting: z.string(),
      heading: z.string(),
      paragraphs: z.array(z.string()),
      note: z.string(),
      from: z.string(),
    }),
  ),
});

export type AcknowledgementCard = z.output<typeof cards>["cards"][number];

/** In a request body, because a search is often a name, which must not be part of a URL. */
const filter = {
  q: z
    .string()
    .max(MAX_QUERY_LENGTH)
    .optional()
    .describe("Words of the donor's name or address, or a receipt number."),
  state: z
    .enum([...GIFT_STATES, "all"])
    .optional()
    .describe("Without it: gifts whose money arrived."),
  origin: z.enum(GIFT_ORIGINS).optional(),
  designation: z.string().max(MAX_LINE_LENGTH).optional(),
  campaignId: z.uuid().optional(),
  from: day.optional(),
  to: day.optional(),
};

const pages = {
  page: inBody.page,
  pageSize: inBody.pageSize(200),
};

export const giftSearch = z.strictObject({ ...filter, ...pages });
export const giftExport = z.strictObject({
  ...filter,
  columns: z
    .string()
    .max(4_000)
    .optional()
    .describe("Names of columns, each with its heading after a colon, separated by line breaks."),
  purpose: z
    .enum(["books", "print"])
    .default("books")
    .describe("`print`: without addresses, and without the names of anonymous donors."),
  order: z.enum(["oldest", "newest"]).default("oldest").describe("Which gifts come first."),
});
export const donorSearch = z.strictObject({ q: filter.q, ...pages });
export const donorExport = z.strictObject({
  q: filter.q,
  columns: z.array(z.enum(donorColumns)).min(1).max(donorColumns.length).describe("In this order."),
});
const monthlyFilter = { q: filter.q, state: recurringState.optional() };
export const monthlySearch = z.strictObject({ ...monthlyFilter, ...pages });
export const monthlyExport = z.strictObject({
  ...monthlyFilter,
  columns: z
    .array(z.enum(monthlyFileColumns))
    .min(1)
    .max(monthlyFileColumns.length)
    .describe("In this order."),
});
