import type { DataOf } from "~/content/define-content-type";
import type { campaignType } from "~/features/giving/campaign/definition";
import { gifts } from "./gifts";

/** Cents. */
export const goalOfUnit3d = 42_000_000;

/** The demo foundation's campaign of this year. Gifts of its invented donors are added to what was raised elsewhere. */
export const unit3d: DataOf<typeof campaignType> = {
  title: "A 3D mammography unit",
  goal: goalOfUnit3d,
  elsewhere: 28_000_000,
  elsewhereOn: "2026-11-16",
  note: "Harvest Night brought $96,400 of this. The county's pledge is included; the state's is not yet.",
};

/** The total given for the campaign, in cents: elsewhere, and by the invented donors. */
export const givenForUnit3d = gifts.reduce(
  (sum, { amount, forCampaign }) => sum + (forCampaign ? amount : 0),
  unit3d.elsewhere ?? 0,
);

/** Cents as people write whole dollars: `$1,250`. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString("en-US")}`;
}
