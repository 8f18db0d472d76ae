import type { InsurancePlanContent } from "./types";

/** Public programs under their own names; the companies and their plans are made up, as in the price file. */
export const insurancePlans: InsurancePlanContent[] = [
  {
    slug: "medicare",
    name: "Original Medicare",
    payer: "Medicare",
    kind: "medicare",
    note: "We accept Medicare's payment as payment in full, and send it the bill for you.",
    confirmedOn: "2026-11-02",
  },
  {
    slug: "nebraska-medicaid",
    name: "Nebraska Medicaid",
    payer: "Medicaid",
    kind: "medicaid",
    note: "Covers children too. A social worker can help you apply.",
    confirmedOn: "2026-11-02",
  },
  {
    slug: "cottonwood-medicaid-plan",
    name: "Cottonwood Medicaid Plan",
    payer: "Medicaid",
    kind: "medicaid",
    note: "Some specialist visits need the plan's approval first. We ask for it when we book.",
    confirmedOn: "2026-11-03",
  },
  {
    slug: "prairie-mutual-ppo",
    name: "Prairie Mutual Health PPO",
    payer: "Prairie Mutual Health",
    kind: "ppo",
    note: "",
    confirmedOn: "2026-11-03",
  },
  {
    slug: "prairie-mutual-golden-years",
    name: "Prairie Mutual Golden Years",
    payer: "Prairie Mutual Health",
    kind: "medicareAdvantage",
    note: "Bring this card, not the red, white and blue one.",
    confirmedOn: "2026-11-03",
  },
  {
    slug: "sandhills-health-plan-hmo",
    name: "Sandhills Health Plan HMO",
    payer: "Sandhills Health Plan",
    kind: "hmo",
    note: "The plan requires a referral from your primary care provider before you see a specialist.",
    confirmedOn: "2026-11-05",
  },
  {
    slug: "tricare",
    name: "TRICARE",
    payer: "TRICARE",
    kind: "military",
    note: "",
    confirmedOn: "2026-11-02",
  },
  {
    slug: "workers-compensation",
    name: "Workers' compensation",
    payer: "Employers and their insurers",
    kind: "workersCompensation",
    note: "For an injury at work. Bring the claim number and your employer's name.",
    confirmedOn: "2026-11-05",
  },
];
