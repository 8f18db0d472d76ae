import type { TypeDescription } from "~/content/description";
import { mediaKindOf } from "../media-kind";
import { MediaScreen } from "./media-screen";

export default function MediaList({ type }: { type: TypeDescription }) {
  const kind = mediaKindOf(type.name);
  return kind && <MediaScreen type={type} kind={kind} />;
}
