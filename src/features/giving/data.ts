import type { FeatureData } from "~/platform/feature-data";
import { givingOfPerson } from "./giving-of-person";
import { donorErasure } from "./retention/erase-donor";
import { giverErasure, monthlyGiverErasure } from "./retention/erasures";
import { tributeRecipientErasure } from "./retention/tribute-recipients";
import { sealedGiving } from "./sealed-giving";

export const data: FeatureData = {
  personal: [givingOfPerson],
  sealed: sealedGiving,
  erasures: [donorErasure, giverErasure, monthlyGiverErasure, tributeRecipientErasure],
};
