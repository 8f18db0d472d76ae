import { z } from "@hono/zod-openapi";

/** The largest number of PostgreSQL's `integer`, which revisions and counts are. */
const MAX_INTEGER = 2_147_483_647;
const MAX_PAGE = 100_000;

const wholeText = () => z.coerce.number().int();
const whole = () => z.int();

/** The numbers that addresses of the API hold, in paths and queries: within what a column, and an offset made of them, can hold. */
export const inAddress = {
  /** Which page of a list, from 1. */
  page: wholeText().min(1).max(MAX_PAGE).default(1),
  /** @param most records on a page */
  pageSize: (most: number, usual = 25) => wholeText().min(1).max(most).default(usual),
  /** The revision of a record. */
  revision: wholeText().min(1).max(MAX_INTEGER),
  /** The id of a row that is numbered, such as an audit event. */
  rowNumber: wholeText().min(1).max(Number.MAX_SAFE_INTEGER),
  upTo: (most: number) => wholeText().min(1).max(most),
};

/** The same in a JSON body. */
export const inBody = {
  page: whole().min(1).max(MAX_PAGE).default(1),
  pageSize: (most: number, usual = 25) => whole().min(1).max(most).default(usual),
  revision: whole().min(1).max(MAX_INTEGER),
};
