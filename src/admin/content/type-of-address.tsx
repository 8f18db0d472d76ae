import { Alert, Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Compass } from "lucide-react";
import type { ReactNode } from "react";
import type { TypeDescription } from "~/content/description";
import { failureMessage } from "~/site/browser/request/failure";
import { startItem } from "../menu/menu-items";
import { Nothing } from "../screen/nothing";
import { Screen } from "../screen/screen";
import { typesQuery } from "./use-types";

export interface TypeOfAddressProps {
  apiName: string | undefined;
  children(type: TypeDescription): ReactNode;
}

/** The content type in the address, or a message if there is none that this person may see. */
export function TypeOfAddress({ apiName, children }: TypeOfAddressProps) {
  const { data: types, error, refetch } = useQuery(typesQuery);
  if (error) {
    return (
      <Alert color="red" title="The admin area could not be loaded">
        {failureMessage(error)}{" "}
        <Button variant="subtle" size="compact-sm" onClick={() => refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!types) return <Skeleton height={38} width={240} />;
  const type = types.find((one) => one.apiName === apiName);
  if (type) return children(type);
  return (
    <Screen title="Nothing here" width="narrow" back={startItem()}>
      <Nothing icon={Compass}>
        This screen does not exist, or you do not have permission to see it. If you need it, ask an
        administrator.
      </Nothing>
    </Screen>
  );
}
