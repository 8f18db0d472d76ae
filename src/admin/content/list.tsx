import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useParams } from "react-router";
import { screensOf } from "../admin-features";
import { ListScreen } from "./list/list-screen";
import { SingletonScreen } from "./singleton-screen";
import { TypeOfAddress } from "./type-of-address";

/** Every record of a content type; for a type with only one record, that record. */
export default function ContentList() {
  const { type: apiName } = useParams();
  return (
    <TypeOfAddress apiName={apiName}>
      {(type) => {
        if (type.singleton) return <SingletonScreen key={type.name} type={type} />;
        const { list: List = ListScreen } = screensOf(type.name);
        return (
          <Suspense fallback={<Skeleton height="60dvh" />}>
            <List key={type.name} type={type} />
          </Suspense>
        );
      }}
    </TypeOfAddress>
  );
}
