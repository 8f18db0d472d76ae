import { RenderBlocks } from "~/content/blocks/render-blocks";
import { splitOpening } from "~/features/pages/shared/site/split-opening";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { ToolHeading } from "~/site/modals/tool-heading";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Link } from "~/ui/link/link";
import { Section } from "~/ui/section/section";
import type { Route } from "./+types/route";
import { AllLocations } from "./all-locations";
import { AllSpecialties } from "./all-specialties";
import styles from "./overview.module.css";
import { overviewPage } from "./overview-page";
import { OVERVIEW_PATH } from "./paths";

export const handle: PageHandle = { page: { searchParams: ["specialty"] } };

const TITLE = "Specialties & Locations";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  const trail = [
    { label: "Home", href: "/" },
    { label: TITLE, href: OVERVIEW_PATH },
  ];
  return pageMeta(root, {
    title: loaderData?.page?.title ?? TITLE,
    description:
      loaderData?.page?.description ?? "Every kind of care we offer and every place that offers it.",
    path: OVERVIEW_PATH,
    image: loaderData?.page?.shareImage,
    record: loaderData?.page ? `pages/${loaderData.page.id}` : undefined,
    indexed: !loaderData?.chosen,
    structuredData: root ? [breadcrumbList(root.origin, trail)] : [],
  });
};

export function loader({ url, context }: Route.LoaderArgs) {
  return overviewPage(context.get(requestContext), (url.searchParams.get("specialty") ?? "").slice(0, 100));
}

/** Staff edit the blocks before and after the two lists. */
export default function SpecialtiesAndLocations({ loaderData }: Route.ComponentProps) {
  const { page, specialties, locations, chosen } = loaderData;
  const { opening, more } = splitOpening(page?.blocks ?? []);
  return (
    <>
      <Section ground="mist" room="none" className={styles.opening}>
        <Breadcrumbs trail={[]} here={page?.title ?? TITLE} />
        <ToolHeading heading={opening?.heading ?? TITLE} lead={opening?.lead} />
        <nav aria-label="On this page">
          <ul className={styles.onThisPage}>
            <li>
              <Link href="#specialties">Specialties</Link>
            </li>
            <li>
              <Link href="#locations">Locations</Link>
            </li>
            <li>
              <Link href="emit:locations-map">See all locations on a map</Link>
            </li>
          </ul>
        </nav>
      </Section>
      <AllSpecialties specialties={specialties} />
      <AllLocations locations={locations} chosen={chosen} />
      <RenderBlocks blocks={more} />
    </>
  );
}
