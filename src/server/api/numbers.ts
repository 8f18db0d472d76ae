import { z } from "@hono/zod-openapi";

/** The maximum of PostgreSQL's `integer`, the type of revisions and counts. */
const MAX_INTEGER = 2_147_483_647;
const MAX_PAGE = 100_000;

const wholeText = () => z.coerce.number().int();
const whole = () => z.int();

/**
 * Numbers in paths and queries of API addresses, limited to what a column, or an offset computed from them,
 * can hold.
 */
export const inAddress = {
  /** Page of a list, from 1. */
  page: wholeText().min(1).max(MAX_PAGE).default(1),
  /** @param most maximum number of records on a page */
  pageSize: (most: number, usual = 25) => wholeText().min(1).max(most).default(usual),
  /** The revision of a record. */
  revision: wholeText().min(1).max(MAX_INTEGER),
  /** The id of a numbered row, such as an audit event. */
  rowNumber: wholeText().min(1).max(Number.MAX_SAFE_INTEGER),
  upTo: (most: number) => wholeText().min(1).max(most),
};

/** The same for JSON bodies. */
export const inBody = {
  page: whole().min(1).max(MAX_PAGE).default(1),
  pageSize: (most: number, usual = 25) => whole().min(1).max(most).default(usual),
  revision: whole().min(1).max(MAX_INTEGER),
};
