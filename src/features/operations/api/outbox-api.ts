import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import {
  countMessages,
  outboxMessageById,
  outboxMessages,
  type ReadableMessage,
} from "~/platform/outbox/outbox-messages";
import { retryMessage } from "~/platform/outbox/retry-message";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { type OutboxDetail, type OutboxItem, outboxAnswer, outboxList, outboxQuery } from "./schemas";

const access = { anyOf: ["permissionSettingsManager"] } as const;

const list = {
  method: "get",
  path: "/api/admin/outbox",
  access,
  people: "list",
  summary: "Messages of the outbox, newest first; recipients for administrators only",
  request: { query: outboxQuery },
  responses: { 200: json("The messages.", outboxList), ...failures(422) },
} as const;

const show = {
  method: "get",
  path: "/api/admin/outbox/{id}",
  access,
  summary: "One message; its recipient and text for administrators only",
  request: { params: idParam },
  responses: { 200: json("The message.", outboxAnswer), ...failures(404, 422) },
} as const;

const retry = {
  method: "post",
  path: "/api/admin/outbox/{id}/retry",
  access,
  summary: "Sends a failed, held, or waiting message",
  request: { params: idParam },
  responses: { 200: json("It will be tried at once.", done), ...failures(400, 404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof show | typeof retry> {}
}

/** The API of the outbox: messages with their states, and retries. */
export function outboxApi(services: Services) {
  const api = newApi();
  const { db, sealer, now } = services;

  adminRoute(api, services, list, async ({ c, actor }) => {
    const query = c.req.valid("query");
    const [{ items, total }, states] = await Promise.all([
      outboxMessages(db, { sealer, origin: c.get("origin") }, query),
      countMessages(db),
    ]);
    const mayRead = mayReadMail(actor);
    return c.json(
      {
        items: items.map((message) => summaryOf(message, mayRead)),
        total,
        counts: Object.fromEntries(states.map(({ state, count }) => [state, count])),
        mayRead,
        page: query.page,
        pageSize: query.pageSize,
      },
      200,
    );
  });

  adminRoute(api, services, show, async ({ c, actor }) => {
    const message = await outboxMessageById(db, { sealer, origin: c.get("origin") }, c.req.valid("param").id);
    if (!message) throw new AppError("NOT_FOUND", "There is no such message.");
    return c.json({ message: detailOf(message, mayReadMail(actor)) }, 200);
  });

  adminRoute(api, services, retry, async ({ c, actor }) => {
    await retryMessage(db, actor, c.req.valid("param").id, now());
    return c.json({ ok: true as const }, 200);
  });
  return api;
}

/** Messages name patients, donors, and applicants, and can contain a sign-in link. */
function mayReadMail(actor: Actor): boolean {
  return actor.permissions === "all";
}

/**
 * @param mayRead false hides the recipient, the subject, and the mail server's response, which can repeat the address
 */
function summaryOf({ mail, ...message }: ReadableMessage, mayRead: boolean): OutboxItem {
  const { id, kind, state, attempts, createdAt, dueAt, sentAt, reason } = message;
  const shown = mayRead ? mail : null;
  return {
    id,
    kind,
    state,
    attempts,
    reason: mayRead ? reason : null,
    to: shown?.to ?? null,
    toName: shown?.toName ?? null,
    subject: shown?.subject ?? null,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function detailOf(message: ReadableMessage, mayRead: boolean): OutboxDetail {
  const { html = null, text = null, attachments = [] } = (mayRead && message.mail) || {};
  return {
    ...summaryOf(message, mayRead),
    html,
    text,
    attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
  };
}
