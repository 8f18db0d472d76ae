import { useCallback, useRef, useState } from "react";
import { ApiError } from "~/admin/requests/api-error";
import { reportDefect } from "~/admin/requests/report-defect";
import type { AnswerOf } from "~/site/browser/request/client";
import { givingApi, refreshGiving } from "../giving-api";
import { type BatchRow, emptyRow, isAmount, isEmpty, rowBody } from "./batch-rows";

/** The entered gifts, with the rows that staff typed. */
export interface Entered {
  rows: BatchRow[];
  gifts: AnswerOf<"post", "/api/admin/giving/gifts/batch">["gifts"];
}

/** Errors of one row by cell. */
type RowErrors = Record<string, string>;

/** The state of a batch of checks: its rows, their errors, and the result. */
export function useBatch() {
  const [rows, setRows] = useState<BatchRow[]>(() => [emptyRow()]);
  const [errors, setErrors] = useState<Record<string, RowErrors>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [entered, setEntered] = useState<Entered>();
  // Repeated requests with the same rows enter them once.
  const idempotencyKey = useRef(crypto.randomUUID());
  const typed = rows.filter((row) => !isEmpty(row));

  const change = useCallback((key: string, values: Partial<BatchRow>) => {
    idempotencyKey.current = crypto.randomUUID();
    setErrors(({ [key]: _, ...rest }) => rest);
    setRows((before) => withEmptyRow(before.map((row) => (row.key === key ? { ...row, ...values } : row))));
  }, []);

  const remove = useCallback((key: string) => {
    idempotencyKey.current = crypto.randomUUID();
    setRows((before) => withEmptyRow(before.filter((row) => row.key !== key)));
  }, []);

  async function send(receipt: "mail" | "print") {
    const missing = errorsBefore(typed);
    setErrors(missing);
    setFailure(null);
    if (busy || Object.keys(missing).length > 0 || typed.length === 0) return;
    setBusy(true);
    try {
      const body = { receipt, rows: typed.map(rowBody) };
      const { gifts } = await givingApi.enterChecks(body, idempotencyKey.current);
      setEntered({ rows: typed, gifts });
      await refreshGiving();
    } catch (error) {
      reportDefect(error);
      const byRow = errorsOf(error, typed);
      setErrors(byRow);
      setFailure(Object.keys(byRow).length > 0 ? null : error);
    } finally {
      setBusy(false);
    }
  }

  function startAgain() {
    idempotencyKey.current = crypto.randomUUID();
    setRows([emptyRow()]);
    setEntered(undefined);
  }

  return { rows, typed, errors, failure, busy, entered, change, remove, send, startAgain };
}

export type Batch = ReturnType<typeof useBatch>;

/** Keeps an empty row at the end, so that Tab reaches the next check. */
function withEmptyRow(rows: BatchRow[]): BatchRow[] {
  const last = rows.at(-1);
  return last && isEmpty(last) ? rows : [...rows, emptyRow(last)];
}

/** Errors that need no request: rows without a chosen donor or a valid amount. */
function errorsBefore(typed: readonly BatchRow[]): Record<string, RowErrors> {
  const byRow: Record<string, RowErrors> = {};
  for (const { key, donor, isNew, amount } of typed) {
    const errors: RowErrors = {};
    if (!donor && !isNew) errors.donorText = "Choose the donor, or “New donor”.";
    if (!isAmount(amount)) errors.amount = "Enter an amount above zero.";
    if (Object.keys(errors).length > 0) byRow[key] = errors;
  }
  return byRow;
}

/** The server's errors, `rows.3.amount`, by row. */
function errorsOf(error: unknown, typed: readonly BatchRow[]): Record<string, RowErrors> {
  if (!(error instanceof ApiError)) return {};
  const byRow: Record<string, RowErrors> = {};
  for (const { propertyName, message } of error.errors) {
    const [, at = "", cell = ""] = /^rows\.(\d+)\.(\w+)$/.exec(propertyName) ?? [];
    const key = typed[Number(at)]?.key;
    if (!at || !key) continue;
    byRow[key] = { ...byRow[key], [cell === "donorId" ? "donorText" : cell]: message };
  }
  return byRow;
}
