import type { ContentHealth } from "../../api/content-health-schemas";
import { ProblemList } from "./problem-list";

/** Pictures without a description. */
export function WithoutAltPanel({ pictures }: { pictures: ContentHealth["withoutAlt"] }) {
  return (
    <ProblemList
      title="Pictures without a description"
      lead="Describe in a sentence what each picture shows, for people who cannot see it."
      none="Every picture has a description."
      part={pictures}
      detail={() => "no alternative text"}
      action={({ thumbSrc }) =>
        thumbSrc && <img src={thumbSrc} alt="" width={72} height={48} loading="lazy" />
      }
    />
  );
}
