import type { FeatureData } from "~/platform/feature-data";
import { leftErasure, requestErasure, subscriberErasure, suppressedErasure } from "./erasures";
import { sealedNewsletter } from "./sealed-newsletter";
import { subscriptionsOfPerson } from "./subscriptions-of-person";

export const data: FeatureData = {
  personal: [subscriptionsOfPerson],
  sealed: sealedNewsletter,
  erasures: [leftErasure, requestErasure, subscriberErasure, suppressedErasure],
};
