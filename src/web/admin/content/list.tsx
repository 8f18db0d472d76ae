import { useParams } from "react-router";
import { ListScreen } from "./list/list-screen";
import { MediaScreen } from "./media/library/media-screen";
import { mediaKindOf } from "./media/media-kind";
import { SingletonScreen } from "./singleton-screen";
import { TypeOfAddress } from "./type-of-address";

/** Every record of a content type; of a type with one record only, that record. */
export default function ContentList() {
  const { type: apiName } = useParams();
  return (
    <TypeOfAddress apiName={apiName}>
      {(type) => {
        const media = mediaKindOf(type.name);
        if (type.singleton) return <SingletonScreen key={type.name} type={type} />;
        if (media) return <MediaScreen key={type.name} type={type} kind={media} />;
        return <ListScreen key={type.name} type={type} />;
      }}
    </TypeOfAddress>
  );
}
