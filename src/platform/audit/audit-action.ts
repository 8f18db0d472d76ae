/**
 * The actions that can be recorded. The platform does not know them:
 * `src/features/operations/audit-actions.ts` adds `action` to this interface for the whole program.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging
export interface AuditRegistry {}

/** Subject and verb in the past tense: `provider.published`. */
export type AuditAction = AuditRegistry extends { action: infer Action extends string } ? Action : never;

/** The part after the dot of the actions on one subject: `"given"` for `"gift"`. */
export type AuditVerb<Subject extends string> =
  Extract<AuditAction, `${Subject}.${string}`> extends `${Subject}.${infer Verb}` ? Verb : never;
