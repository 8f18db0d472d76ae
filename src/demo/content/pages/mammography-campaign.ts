import type { campaignBlock } from "~/features/giving/blocks/campaign/block";
import { demoId } from "../../demo-id";
import { imageId } from "../blocks";
import { unit3d } from "../campaigns";
import { text } from "../html";
import type { PropsOf } from "../types";

/** The foundation's campaign; the home page and the giving page show the same figures. */
export const mammographyCampaign: PropsOf<typeof campaignBlock> = {
  heading: "A 3D mammography unit for Alder County",
  text: text`Our mammography machine takes flat pictures. In dense breasts a 3D picture finds some cancers earlier, and fewer women are called back for a false alarm. Today the nearest 3D unit is 71 miles away.`,
  campaign: demoId("campaign", unit3d.title),
  goalCents: null,
  raisedCents: null,
  asOf: null,
  href: "/donate",
  linkLabel: "Give to the 3D unit",
  image: imageId("scene-foundation"),
};
