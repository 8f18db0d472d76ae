import { deviceCookie } from "~/server/admin-api/device-cookie";
import type { WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { isKnownDevice } from "../throttle/devices";
import { FROM_ONE_NETWORK } from "../throttle/policy";

/**
 * Counts a request that tries a password or link for any account. Devices on which staff have signed in are exempt: a
 * stranger in the waiting room, behind the same address, cannot lock them out.
 * @throws AppError RATE_LIMITED
 */
export async function countGuess(c: WebContext, services: Services): Promise<void> {
  if (await isKnownDevice(services, deviceCookie(c))) return;
  await services.countUse(FROM_ONE_NETWORK, c.get("network"));
}
