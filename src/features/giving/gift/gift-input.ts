import type { Giver } from "../donor/giver";
import type { AcknowledgeBy } from "../table";
import type { Tribute } from "./tribute";

/** The validated donation form. */
export interface GiftInput {
  giver: Giver;
  frequency: "once" | "monthly";
  /** The total in integer cents, and the part that covers the card fee. */
  amount: number;
  feeCovered: number;
  /** The name of a designation. */
  designation: string;
  campaignId: string | null;
  forEmployeeGivingCampaign: boolean;
  anonymous: boolean;
  willEstate: boolean;
  volunteer: boolean;
  tribute: Tribute | null;
  acknowledgeBy: AcknowledgeBy;
}
