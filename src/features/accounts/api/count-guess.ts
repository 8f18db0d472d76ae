import { deviceCookie } from "~/server/admin-api/device-cookie";
import type { WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { isKnownDevice } from "../throttle/devices";
import { FROM_ONE_NETWORK } from "../throttle/policy";

/**
 * Counts a request that tries a password or link, whatever account it means. Devices on which somebody has signed in do not
 * count: behind a hospital's one address they are not kept out by a stranger in the waiting room.
 * @throws AppError RATE_LIMITED
 */
export async function countGuess(c: WebContext, services: Services): Promise<void> {
  if (await isKnownDevice(services, deviceCookie(c))) return;
  await services.countUse(FROM_ONE_NETWORK, c.get("network"));
}
