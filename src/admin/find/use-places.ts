import { useDebouncedValue } from "@mantine/hooks";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { peopleSources } from "../admin-features";
import { useCcmsConfig } from "../ccms-config";
import { useTypes } from "../content/use-types";
import { lowered } from "../content/words";
import { listsIn, newRecordsIn } from "../menu/additions";
import { actionsFor, menuItemAt, menuItemsFor } from "../menu/menu-items";
import { api } from "../requests/api";
import { mayOpen } from "../session/may-open";
import { matchingPlaces, type Place } from "./places";
import { recentPlaces } from "./recent-places";

export interface PlaceGroup {
  label: string;
  places: Place[];
  /** Its places are people, who are not stored among the recent ones. */
  isPeople?: true;
}

export interface FoundPlaces {
  groups: PlaceGroup[];
  isLooking: boolean;
  /** The error of the first search that failed; null if none did. */
  error: unknown;
}

const MAX_PLACES = 8;
/** Shorter words match too many names. */
const MIN_NAME_LENGTH = 3;
const PAUSE_MS = 250;

/** The places that match the words, in groups: recent places first, then screens, actions, records, and people. */
export function usePlaces(words: string): FoundPlaces {
  const own = useOwnPlaces();
  const q = words.trim();
  const records = useRecords(q, own.screens);
  const people = usePeople(q);
  const recent = useRecent();
  const groups = [
    { label: "Recent", places: matchingPlaces(recent, q) },
    { label: "Screens", places: q ? matchingPlaces(own.screens, q).slice(0, MAX_PLACES) : [] },
    { label: "Actions", places: matchingPlaces(own.actions, q).slice(0, MAX_PLACES) },
    { label: "Records", places: records.places },
    ...people.groups,
  ];
  return {
    groups: groups.filter(({ places }) => places.length > 0),
    isLooking: records.isLooking || people.isLooking,
    error: records.error ?? people.error,
  };
}

function useRecent(): Place[] {
  const userId = useClientStore((state) => String(state.user?.id));
  return recentPlaces(userId).list();
}

/**
 * The screens and actions of this person, as the features declare them, the trash of each type whose records they may
 * restore, and a new record of each type.
 */
function useOwnPlaces(): { screens: Place[]; actions: Place[] } {
  const user = useClientStore((state) => state.user);
  const config = useCcmsConfig();
  const types = useTypes();
  const items = menuItemsFor(user, config);
  const screens = items.flatMap((item) => [
    { href: item.href, label: item.label, detail: "Screen" },
    ...(item.subItems ?? []).map(({ href, label }) => ({ href, label, detail: item.label })),
  ]);
  const trashes = listsIn(items, types)
    .filter(({ type }) => type.can.publish && !type.singleton)
    .map(({ href, type }) => ({
      href: `${href}?status=trashed`,
      label: `${type.label.many} in the trash`,
      detail: "Trash",
    }));
  const actions = actionsFor(user, config).map(({ label, href }) => ({
    href,
    label,
    detail: menuItemAt(href)?.label ?? "Action",
  }));
  const newRecords = newRecordsIn(items, types).map(({ href, kind }) => ({
    href,
    label: `New ${lowered(kind.one)}`,
    detail: kind.many,
    also: "Add Create Write",
  }));
  return { screens: [...screens, ...trashes], actions: [...actions, ...newRecords] };
}

/** @param screens only records with one of these as their list are offered */
function useRecords(q: string, screens: readonly Place[]) {
  const [settled] = useDebouncedValue(q, PAUSE_MS);
  const isAsked = settled === q && q.length > 1;
  const { data, isFetching, error } = useQuery({
    queryKey: ["found", "records", settled],
    queryFn: ({ signal }) => api.post("/api/admin/records/search", { body: { q: settled }, signal }),
    enabled: isAsked,
    gcTime: 0,
  });
  const lists = new Set(screens.map(({ href }) => href));
  const items = (isAsked ? (data?.items ?? []) : []).filter(({ apiName }) => lists.has(`/admin/${apiName}`));
  return {
    places: items.map(
      ({ id, apiName, kind, title, status }): Place => ({
        href: `/admin/${apiName}/${id}`,
        label: title || `Untitled ${lowered(kind)}`,
        detail: status === "draft" ? `${kind}, not published` : kind,
      }),
    ),
    isLooking: isFetching || (q.length > 1 && !isAsked),
    error: isAsked ? error : null,
  };
}

function usePeople(q: string) {
  const user = useClientStore((state) => state.user);
  const [settled] = useDebouncedValue(q, PAUSE_MS);
  const isAsked = settled === q && q.length >= MIN_NAME_LENGTH;
  const sources = peopleSources().filter(({ anyOf }) => mayOpen(user, anyOf));
  const results = useQueries({
    queries: sources.map(({ label, find }) => ({
      queryKey: ["found", "people", label, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(settled, signal),
      enabled: isAsked,
      gcTime: 0,
    })),
  });
  const groups = sources.map(({ label }, index): PlaceGroup => {
    const places = isAsked ? (results[index]?.data ?? []) : [];
    return { label, places, isPeople: true };
  });
  return {
    groups,
    isLooking: results.some(({ isFetching }) => isFetching),
    error: isAsked ? (results.find(({ error }) => error)?.error ?? null) : null,
  };
}
