import { isDeepStrictEqual } from "node:util";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";
import { openAnswers, openPerson } from "../person/person";
import { sealChangedAnswers, sealDetails } from "./corrections/correction-details";
import { recordCorrection } from "./corrections/record-correction";
import { requireRevision } from "./corrections/require-revision";
import { editedAnswers, editedPerson, staffInput, staffRules } from "./edited-person";
import { storePerson } from "./store-person";

export interface RegistrationEdit {
  /** The revision that the screen showed. */
  revision: number;
  /** The values of the class's form by field name. An absent field becomes empty. */
  values: Record<string, string>;
  /** Whether `values` includes the sensitive answers. If not, they do not change. */
  withPrivateAnswers: boolean;
  /** Whether to email the person that their details were changed. */
  notify: boolean;
}

/**
 * Changes a person's name, contact details, and answers. The former values are stored encrypted, so that the change can
 * be undone.
 * @returns the correction; null if nothing changed
 * @throws AppError NOT_FOUND; REVISION_CONFLICT; VALIDATION_FAILED; BAD_REQUEST if the details were erased, or another
 * registration for the class has that name and email
 */
export async function editRegistration(
  services: DomainServices,
  actor: Actor,
  id: string,
  { revision, values, withPrivateAnswers, notify }: RegistrationEdit,
): Promise<{ correction: string | null }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id);
    const { row, event, now } = locked;
    await requireRevision(tx, services, row, revision);
    const { sealer } = services;
    const person = openPerson(sealer, row);
    if (!person) throw new AppError("BAD_REQUEST", "The details of this person have been erased.");
    const rules = staffRules(event, services, row, person);
    const input = staffInput(rules, values);
    const details = { before: person, after: editedPerson(person, input, rules) };
    const answers = openAnswers(sealer, row);
    const changed = withPrivateAnswers
      ? { before: answers, after: editedAnswers(answers, input, rules) }
      : undefined;
    const isSame = isDeepStrictEqual(details.before, details.after);
    const areAnswersSame = !changed || isDeepStrictEqual(changed.before, changed.after);
    if (isSame && areAnswersSame) return { correction: null };
    const after = await storePerson(tx, services, locked, { person: details.after, answers: changed?.after });
    const correction = await recordCorrection(tx, actor, {
      kind: "edited",
      before: row,
      after,
      details: sealDetails(sealer, { person: details }),
      answers: changed && !areAnswersSame ? sealChangedAnswers(sealer, changed) : undefined,
      now,
    });
    if (notify) await notifyRegistrant(tx, services, after, event, { kind: "changed" });
    return { correction };
  });
}
