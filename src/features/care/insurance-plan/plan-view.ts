import { formatDay } from "~/content/blocks/layout/format-day";
import { insurancePlanFields } from "./fields";
import type { insurancePlan } from "./table";

export interface PlanView {
  slug: string;
  name: string;
  /** "HMO", "Medicare Advantage" */
  kind: string;
  note: string;
  /** As text: "November 4, 2026". */
  confirmedOn: string;
}

/** The plans of one insurance company or program. */
export interface PayerView<Plan = PlanView> {
  payer: string;
  plans: Plan[];
}

export type PlanRow = typeof insurancePlan.$inferSelect;

export function planView({ slug, name, kind, note, confirmedOn }: PlanRow): PlanView {
  return {
    slug,
    name,
    kind: insurancePlanFields.kind.choices[kind],
    note,
    confirmedOn: formatDay(confirmedOn),
  };
}

/** @param rows in list order, in which the plans of one payer are adjacent */
export function byPayer<Plan>(rows: readonly PlanRow[], view: (row: PlanRow) => Plan): PayerView<Plan>[] {
  const payers = Map.groupBy(rows, ({ payer }) => payer);
  return [...payers].map(([payer, plans]) => ({ payer, plans: plans.map(view) }));
}
