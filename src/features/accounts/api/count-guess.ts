import { deviceCookie } from "~/server/admin-api/device-cookie";
import type { WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { isKnownDevice } from "../throttle/devices";
import { FROM_ONE_NETWORK } from "../throttle/policy";

/**
 * Counts a request that tries a password or link for any account. Known devices are exempt, so a stranger in the
 * waiting room, who has the same IP address, cannot lock staff out.
 * @throws AppError RATE_LIMITED
 */
export async function countGuess(c: WebContext, services: Services): Promise<void> {
  if (await isKnownDevice(services, deviceCookie(c))) return;
  await services.countUse(FROM_ONE_NETWORK, c.get("network"));
}
