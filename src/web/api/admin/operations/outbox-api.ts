import type { OutboxDetail, OutboxItem } from "~/domain/overview/wire";
import { AppError } from "~/platform/errors/app-error";
import { outboxMessageById, outboxMessages, type ReadableMessage } from "~/platform/outbox/outbox-messages";
import { retryMessage } from "~/platform/outbox/retry-message";
import type { Services } from "../../../services";
import { failures, json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";
import { done, idParam, outboxAnswer, outboxList, outboxQuery } from "./schemas";

const access = { anyOf: ["permissionSettingsManager"] } as const;

/** The messages that leave by mail: what became of each, and another try. */
export function outboxApi(services: Services) {
  const api = newApi();
  const { db, sealer, now } = services;

  adminRoute(
    api,
    services,
    {
      ...{ method: "get", path: "/api/admin/outbox", access },
      summary: "Messages of the outbox, the newest first",
      request: { query: outboxQuery },
      responses: { 200: json("The messages.", outboxList), ...failures(422) },
    },
    async ({ c }) => {
      const query = c.req.valid("query");
      const { items, total } = await outboxMessages(db, sealer, query);
      return c.json({ items: items.map(summaryOf), total, page: query.page, pageSize: query.pageSize }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      ...{ method: "get", path: "/api/admin/outbox/{id}", access },
      summary: "One message; its text for administrators only",
      request: { params: idParam },
      responses: { 200: json("The message.", outboxAnswer), ...failures(404, 422) },
    },
    async ({ c, actor }) => {
      const message = await outboxMessageById(db, sealer, c.req.valid("param").id);
      if (!message) throw new AppError("NOT_FOUND", "There is no such message.");
      return c.json({ message: detailOf(message, actor.permissions === "all") }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      ...{ method: "post", path: "/api/admin/outbox/{id}/retry", access },
      summary: "Sends a message that failed, was kept or waits",
      request: { params: idParam },
      responses: { 200: json("It will be tried at once.", done), ...failures(400, 404, 422) },
    },
    async ({ c, actor }) => {
      await retryMessage(db, actor, c.req.valid("param").id, now());
      return c.json({ ok: true as const }, 200);
    },
  );
  return api;
}

function summaryOf({ mail, ...message }: ReadableMessage): OutboxItem {
  const { id, kind, state, attempts, createdAt, dueAt, sentAt, reason } = message;
  return {
    ...{ id, kind, state, attempts, reason },
    ...{ to: mail?.to ?? null, toName: mail?.toName ?? null, subject: mail?.subject ?? null },
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** A reset of somebody's password is a message too: whoever read it could sign in as them. */
function detailOf(message: ReadableMessage, mayReadText: boolean): OutboxDetail {
  const { html = null, text = null, attachments = [] } = (mayReadText && message.mail) || {};
  return {
    ...summaryOf(message),
    ...{ html, text },
    attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
  };
}
