import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { donorEmailHash, donorEmailHashes } from "../donor/donor-for";
import { type Giver, openGiver, sealGiver } from "../donor/giver";
import { changeById, openChange, recordChange, requireRevision } from "../history/changes";
import { donor } from "../table";

interface DonorEdit {
  /** The revision that the caller loaded. */
  revision: number;
  giver: Giver;
}

/**
 * Corrects a donor's details, and stores the former values. Receipts of earlier gifts do not change.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT if someone changed the donor in the meantime; IN_USE if another donor
 * has that email address; BAD_REQUEST if the donor was erased
 */
export async function editDonor(
  { db, ...services }: DomainServices,
  actor: Actor,
  id: string,
  { revision, giver }: DonorEdit,
): Promise<void> {
  await db
    .transaction((tx) => applyEdit(tx, services, actor, { id, revision, giver, action: "donor.corrected" }))
    .catch(refuseTakenEmail);
}

/**
 * Undoes a correction: restores the values from before it, as a new correction.
 * @throws AppError the errors of `editDonor`
 */
export async function undoDonorEdit(
  { db, ...services }: DomainServices,
  actor: Actor,
  id: string,
  { revision, changeId }: { revision: number; changeId: string },
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const change = await changeById(tx, { subject: "donor", id }, changeId);
      const { before: giver } = openChange<Giver>(services.sealer, change);
      await applyEdit(tx, services, actor, { id, revision, giver, action: "donor.correctionUndone" });
    })
    .catch(refuseTakenEmail);
}

interface Edit extends DonorEdit {
  id: string;
  action: "donor.corrected" | "donor.correctionUndone";
}

async function applyEdit(
  tx: Database,
  services: Omit<DomainServices, "db">,
  actor: Actor,
  { id, revision, giver, action }: Edit,
): Promise<void> {
  const [row] = await tx.select().from(donor).where(eq(donor.id, id)).for("update");
  if (!row) throw new AppError("NOT_FOUND", "There is no such donor.");
  await requireRevision(tx, { subject: "donor", id }, { read: revision, current: row.revision });
  const before = openGiver(services.sealer, row);
  if (!before) throw new AppError("BAD_REQUEST", "This donor was erased.");
  if (isDeepStrictEqual(before, giver)) return;
  const emailHash = giver.email ? donorEmailHash(services.keyedHash, giver.email) : null;
  if (giver.email) await requireFreeEmail(tx, services, { id, email: giver.email });
  const next = revision + 1;
  await tx
    .update(donor)
    .set({
      person: sealGiver(services.sealer, giver),
      emailHash,
      revision: next,
      updatedAt: services.now(),
    })
    .where(eq(donor.id, id));
  await recordChange(tx, services, actor, {
    subject: "donor",
    id,
    revision: next,
    action,
    before,
    after: giver,
  });
}

/** @throws AppError IN_USE */
async function requireFreeEmail(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const hashes = donorEmailHashes(keyedHash, email);
  const others = await tx.$count(donor, and(inArray(donor.emailHash, hashes), ne(donor.id, id)));
  if (others > 0) throw emailTaken();
}

const UNIQUE_VIOLATION = "23505";

/** Handles the database's unique violation: a gift with that address may have arrived during the correction. */
function refuseTakenEmail(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && "code" in cause && cause.code === UNIQUE_VIOLATION) throw emailTaken();
  throw error;
}

function emailTaken(): AppError {
  return new AppError("IN_USE", "Another donor has this email address. Merge the two donors instead.");
}
