import type { DataOf } from "~/content/define-content-type";
import type { campaignType } from "~/features/giving/campaign/definition";

/** The demo foundation's campaign of this year. Gifts of its invented donors are added to what was raised elsewhere. */
export const unit3d: DataOf<typeof campaignType> = {
  title: "A 3D mammography unit",
  goal: 42_000_000,
  elsewhere: 28_000_000,
  elsewhereOn: "2026-11-16",
  note: "Harvest Night brought $96,400 of this. The county's pledge is counted, the state's is not yet.",
};
