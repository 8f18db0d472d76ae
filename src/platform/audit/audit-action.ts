/**
 * The actions that may be recorded. The platform does not know what they are about: `src/features/operations/audit-actions.ts` adds `action` to this
 * interface for the whole program.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging
export interface AuditRegistry {}

/** Subject and verb in the past tense: `provider.published`. */
export type AuditAction = AuditRegistry extends { action: infer Action extends string } ? Action : never;

/** What follows the dot in the actions on one subject: `"given"` for `"gift"`. */
export type AuditVerb<Subject extends string> =
  Extract<AuditAction, `${Subject}.${string}`> extends `${Subject}.${infer Verb}` ? Verb : never;
