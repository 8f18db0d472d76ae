import { asc } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { newsletterRequest } from "../table";
import { settleRequest } from "./settle-request";

/** Each minute, processes requests without a job: those of an import, and those whose job was lost. */
export const sweepRequestsJob = defineJob("sweep-newsletter-requests", {
  once: "always",
  expireSeconds: 300,
});

/** Takes a few minutes. */
const BATCH_SIZE = 500;

export async function sweepRequests(services: DomainServices): Promise<void> {
  const waiting = await services.db
    .select({ id: newsletterRequest.id })
    .from(newsletterRequest)
    .orderBy(asc(newsletterRequest.createdAt))
    .limit(BATCH_SIZE);
  for (const { id } of waiting) await settleRequest(services, id);
}
