import type { campaignBlock } from "~/content/blocks/campaign/block";
import { imageId } from "../blocks";
import { text } from "../html";
import type { PropsOf } from "../types";

/** The Foundation's one goal of the year; home and the giving page show the same figures. */
export const mammographyCampaign: PropsOf<typeof campaignBlock> = {
  heading: "A 3D mammography unit for Alder County",
  text: text`Our mammography machine takes flat pictures. In dense breasts a 3D picture finds some cancers earlier
    and calls fewer women back for nothing. Today the nearest 3D unit is 71 miles away.`,
  goalCents: 42_000_000,
  raisedCents: 28_765_000,
  asOf: "2026-11-16",
  href: "/donate",
  linkLabel: "Give to the 3D unit",
  image: imageId("scene-foundation"),
};
