import type { CDPSession, Page } from "@playwright/test";

/**
 * Slows a page down to a cheap phone on a slow mobile network: a quarter of the processor, 1.6 Mbit/s, and 150 ms for each
 * round trip.
 * @returns the session, in which network events are on
 */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}
