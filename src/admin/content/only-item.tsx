import { Alert, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { contentApi } from "./api/content-api";
import { ItemOfAddress } from "./item-of-address";

interface OnlyItemProps {
  type: TypeDescription;
  children(item: Item): ReactNode;
}

/** The record of a type that has only one, freshly fetched. */
export function OnlyItem({ type, children }: OnlyItemProps) {
  const { data, error } = useQuery({
    queryKey: ["content", type.apiName, "list", "only"],
    queryFn: () => contentApi(type.apiName).list({ pageSize: 1 }),
  });
  if (error)
    return (
      <Alert color="red" title="This could not be loaded">
        {failureMessage(error)}
      </Alert>
    );
  if (!data) return <Skeleton height={38} width={240} />;
  const only = data.items[0];
  if (!only)
    return (
      <Alert color="red" title={`There are no ${type.label.many.toLowerCase()}`}>
        This site was started without content. Ask your IT person to run “npm run seed” on the server.
      </Alert>
    );
  return (
    <ItemOfAddress type={type} id={only.id}>
      {children}
    </ItemOfAddress>
  );
}
