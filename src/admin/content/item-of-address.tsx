import { Alert, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { hasCode } from "../requests/api-error";
import { contentApi } from "./api/content-api";

export interface ItemOfAddressProps {
  type: TypeDescription;
  id: string;
  children(item: Item): ReactNode;
}

/** The record in the address, freshly fetched: never a cached one of an earlier visit. */
export function ItemOfAddress({ type, id, children }: ItemOfAddressProps) {
  const {
    data: item,
    error,
    isFetchedAfterMount,
  } = useQuery({
    queryKey: ["content", type.apiName, "item", id],
    queryFn: () => contentApi(type.apiName).read(id),
    staleTime: 0,
    // An open record is updated by its own saves and heartbeat; a refetch would only be a second, older
    // version.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error && !item) {
    return (
      <Alert
        color="red"
        title={hasCode(error, "NOT_FOUND") ? "This record does not exist" : "It could not be loaded"}
      >
        {failureMessage(error)} <Link to={`/admin/${type.apiName}`}>Back to {type.label.many}</Link>
      </Alert>
    );
  }
  if (!item || !isFetchedAfterMount) return <Loading />;
  return children(item);
}

function Loading() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height={34} width="40%" mb="xl" />
      <Skeleton height={320} maw="44rem" />
    </div>
  );
}
