import { useSiteSettings } from "~/features/settings/shared/site/use-site-settings";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { Prose } from "~/ui/prose/prose";
import type { ProviderFilterOptions } from "../../../finder/provider-filter-options";
import type { FinderView } from "./finder-view";
import styles from "./nobody-found.module.css";

/** No results: suggestions, the phone number, and the list of specialties. */
export function NobodyFound({
  view: { values, unfiltered },
  specialties,
  unlisted = [],
}: {
  view: FinderView;
  specialties: ProviderFilterOptions["specialties"];
  /** Correctly spelled words that match no provider. */
  unlisted?: readonly string[];
}) {
  const settings = useSiteSettings();
  return (
    <div className={styles.nobody}>
      <Prose>
        {unlisted.length > 0 && (
          <p>
            No provider’s page mentions {unlisted.map((word) => `“${word}”`).join(" or ")}.
            {settings?.nurseLine && (
              <>
                {" "}
                The nurse line knows who treats this: <Phone number={settings.nurseLine} label="Nurse line" />
                .
              </>
            )}
          </p>
        )}
        <ul>
          {unfiltered && (
            <li>
              <Link href={unfiltered}>Search for “{values.q.trim()}” without the filters</Link>
            </li>
          )}
          <li>Use fewer or other words: “knee”, “sugar”, “heart doctor”.</li>
          <li>For a name, its first letters are enough.</li>
          {settings?.schedulingPhone && (
            <li>
              Tell us what you need, and we will find a provider:{" "}
              <Phone number={settings.schedulingPhone} label="Scheduling" />.
            </li>
          )}
          {settings?.nurseLine && unlisted.length === 0 && (
            <li>
              Not sure what is wrong? A nurse answers at any hour:{" "}
              <Phone number={settings.nurseLine} label="Nurse line" />.
            </li>
          )}
        </ul>
      </Prose>
      <h3 className={styles.heading}>Or choose a kind of care</h3>
      <SpecialtyLinks specialties={specialties} />
    </div>
  );
}

function SpecialtyLinks({ specialties }: Pick<ProviderFilterOptions, "specialties">) {
  return (
    <ul className={styles.specialties}>
      {specialties.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={`/provider-search?specialty=${encodeURIComponent(slug)}`} className={styles.specialty}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
