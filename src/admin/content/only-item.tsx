import { Alert, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { Nothing } from "../screen/nothing";
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
      <Nothing icon={FileQuestion}>
        There are no {type.label.many.toLowerCase()} yet. They are added when the site starts with an empty
        database. Ask the person who runs the server.
      </Nothing>
    );
  return (
    <ItemOfAddress type={type} id={only.id}>
      {children}
    </ItemOfAddress>
  );
}
