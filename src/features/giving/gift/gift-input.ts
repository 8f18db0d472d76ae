import type { Giver } from "../donor/giver";
import type { AcknowledgeBy } from "../table";
import type { Tribute } from "./tribute";

/** What the donation form let through. */
export interface GiftInput {
  giver: Giver;
  frequency: "once" | "monthly";
  /** Integer cents, all of it, and how many of them cover what the card costs us. */
  amount: number;
  feeCovered: number;
  /** One of `typesOfDonation`. */
  designation: string;
  campaignId: string | null;
  forEmployeeGivingCampaign: boolean;
  anonymous: boolean;
  willEstate: boolean;
  volunteer: boolean;
  tribute: Tribute | null;
  acknowledgeBy: AcknowledgeBy;
}
