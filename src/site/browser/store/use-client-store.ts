import { useStore } from "zustand";
import { type ClientState, clientStore } from "./client-store";

const whole = (state: ClientState): unknown => state;

/**
 * The data that the browser stores about this visitor, or a part of it: `useClientStore((state) => state.specialties)`.
 * The start script uses the store itself, without React.
 */
export function useClientStore(): ClientState;
export function useClientStore<Part>(part: (state: ClientState) => Part): Part;
export function useClientStore(part = whole): unknown {
  return useStore(clientStore, part);
}
