import { createStore } from "zustand/vanilla";
import { currentCampaign } from "./campaign";
import { keyedStorage } from "./keyed-storage";
import { type CampaignRecord, emptyState, type StoredState } from "./stored-state";

export interface ClientState extends StoredState {
  /** False until local storage was read. Guards wait for it. */
  ready: boolean;
}

const storage = keyedStorage();

/** The data that the browser stores about this visitor. Components read parts of it with `useClientStore`. */
export const clientStore = createStore<ClientState>()(() => ({ ...emptyState, ready: false }));
// Before the store was read, a write would replace what is stored.
clientStore.subscribe((state) => state.ready && storage.write(state));

/**
 * Reads local storage, takes the campaign from the address or drops it if expired, and marks the store ready.
 */
export function readStore(address: URL, now = Date.now()): void {
  const stored = storage.read();
  clientStore.setState({
    ...stored,
    utm_tracking: currentCampaign(address, stored.utm_tracking, now),
    ready: true,
  });
}

/** The present campaign, from the address or the store; an expired one is dropped. */
export function updateCampaign(address: URL, now = Date.now()): CampaignRecord | null {
  const { ready, utm_tracking } = clientStore.getState();
  // Before the store was read, a write would replace what is stored.
  if (!ready) return currentCampaign(address, null, now);
  const current = currentCampaign(address, utm_tracking, now);
  if (current !== utm_tracking) clientStore.setState({ utm_tracking: current });
  return current;
}

/** Forgets who was signed in. */
export function clearSession(): void {
  clientStore.setState({ apiToken: null, user: null });
}
