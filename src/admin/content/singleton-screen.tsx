import { Alert, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FileQuestion } from "lucide-react";
import type { TypeDescription } from "~/content/description";
import { failureMessage } from "~/site/browser/request/failure";
import { Nothing } from "../screen/nothing";
import { contentApi } from "./api/content-api";
import { EditorScreen } from "./form/editor-screen";
import { ItemOfAddress } from "./item-of-address";

/** The record of a type that has only one. */
export function SingletonScreen({ type }: { type: TypeDescription }) {
  const { data, error } = useQuery({
    queryKey: ["content", type.apiName, "list", "only"],
    queryFn: () => contentApi(type.apiName).list({ pageSize: 1 }),
  });
  if (error)
    return (
      <Alert color="red" title="It could not be loaded">
        {failureMessage(error)}
      </Alert>
    );
  if (!data) return <Skeleton height={38} width={240} />;
  const only = data.items[0];
  if (!only)
    return (
      <Nothing icon={FileQuestion}>
        There are no {type.label.many.toLowerCase()} yet. They are added when the site starts with an empty
        database. Ask whoever runs the server.
      </Nothing>
    );
  return (
    <ItemOfAddress type={type} id={only.id}>
      {(item) => <EditorScreen key={item.id} type={type} item={item} onCreated={() => {}} />}
    </ItemOfAddress>
  );
}
