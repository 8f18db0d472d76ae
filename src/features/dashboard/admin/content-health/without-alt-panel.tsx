import type { ContentHealth } from "../../api/content-health-schemas";
import { ProblemList } from "./problem-list";

/** Pictures without a description. */
export function WithoutAltPanel({ pictures }: { pictures: ContentHealth["withoutAlt"] }) {
  return (
    <ProblemList
      title="Pictures without words"
      lead="Say in a sentence what each shows, for people who cannot see it."
      none="Every picture says what it shows."
      part={pictures}
      detail={() => "no alternative text"}
      action={({ thumbSrc }) =>
        thumbSrc && <img src={thumbSrc} alt="" width={72} height={48} loading="lazy" />
      }
    />
  );
}
