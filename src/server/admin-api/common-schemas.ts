import { z } from "@hono/zod-openapi";
import { inAddress } from "../api/numbers";

export const idParam = z.object({ id: z.uuid() });
export const pages = z.object({ page: inAddress.page, pageSize: inAddress.pageSize(100) });
export const done = z.object({ ok: z.literal(true) });
