import { sql, TransactionRollbackError } from "drizzle-orm";
import type { RootDatabase } from "~/platform/database/database";
import { isUnavailable } from "~/platform/database/is-unavailable";
import { AppError } from "~/platform/errors/app-error";
import { showPublicly } from "../actions/show-publicly";
import type { Item } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { contentTypeNamed } from "../registry";

/**
 * Publishes a working copy in a transaction that is always rolled back, so that the record's own page can be rendered
 * as it would be. Nobody else sees it, and nothing is announced.
 * @param render gets the transaction; must have finished reading when it resolves
 * @throws AppError BAD_REQUEST if the draft lacks what its page needs; SLUG_TAKEN
 */
export async function showDraft<Result>(
  db: RootDatabase,
  item: Item,
  render: (tx: RootDatabase) => Promise<Result>,
): Promise<Result> {
  const type = contentTypeNamed(item.type);
  let result: { value: Result } | undefined;
  try {
    await db.transaction(async (tx) => {
      // A colleague may be publishing the record right now. A visitor's page must not wait long for it.
      await tx.execute(sql`set local lock_timeout = '2s'`);
      await publishFor(tx, type, item);
      result = { value: await render(tx) };
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (!result) throw new Error("A draft was not rendered.");
  return result.value;
}

/**
 * The address of a draft's page once it is published.
 * @throws AppError BAD_REQUEST if the draft has none yet
 */
export function addressOfDraft(item: Item): string {
  const type = contentTypeNamed(item.type);
  const address = type.url(item.data);
  if (address === null) throw incomplete(type, item);
  return address;
}

async function publishFor(tx: RootDatabase, type: ContentType, item: Item): Promise<void> {
  try {
    await showPublicly(tx, type, { ...item }, null);
  } catch (error) {
    const isExpected = error instanceof AppError || isUnavailable(error);
    // Published rows require values that are not filled in yet.
    if (!isExpected && type.missing(item.data).length > 0) throw incomplete(type, item);
    throw error;
  }
}

function incomplete(type: ContentType, { data }: Item): AppError {
  const labels = type.missing(data).map(({ label }) => `“${label}”`);
  return new AppError(
    "BAD_REQUEST",
    labels.length > 0
      ? `This draft cannot be shown yet. Fill in ${new Intl.ListFormat("en-US").format(labels)} first.`
      : "This draft cannot be shown yet. It needs an address first.",
  );
}
