import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import type { Services } from "../services";
import { failures, json } from "./failures";
import { newApi } from "./new-api";

const route = createRoute({
  method: "get",
  path: "/api/captcha/challenge",
  summary: "A puzzle for the browser: the bot check of the forms, in ALTCHA's format",
  description:
    "Its solution is sent with a form as the field `g-recaptcha-response` (or `altcha`) and counts for one submission.",
  responses: {
    200: json(
      "The challenge.",
      z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string().optional() }),
    ),
    ...failures(404),
  },
});

export function captchaApi({ captcha }: Services) {
  const api = newApi();
  api.openapi(route, async (c) => {
    const challenge = await captcha.challenge?.();
    if (!challenge) throw new AppError("NOT_FOUND", "This site uses a different bot check.");
    const { parameters, signature } = challenge;
    return c.json({ parameters: { ...parameters }, signature }, 200, { "cache-control": "no-store" });
  });
  return api;
}
