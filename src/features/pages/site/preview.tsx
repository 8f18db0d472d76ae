import { data } from "react-router";
import { RenderBlocks } from "~/content/blocks/render-blocks";
import { BlockPartsContext } from "~/features/forms/shared/site/block-parts";
import { blockParts } from "~/features/forms/shared/site/form-in-block";
import { AppError } from "~/platform/errors/app-error";
import { blockContext } from "~/server/block-context";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Section } from "~/ui/section/section";
import { previewedPage } from "../preview-links/previewed-page";
import type { Route } from "./+types/preview";

export const handle: PageHandle = { page: { personal: true } };

/** Tokens cannot be guessed, but attempts must still be limited. */
const LIMIT = { name: "preview-link", times: 240, seconds: 600 };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(rootOf(matches), {
    title: loaderData ? `Draft: ${loaderData.title || "Untitled"}` : "Draft",
    description: "A page that is not published yet.",
    path: "/preview",
    indexed: false,
  }),
  { name: "referrer", content: "no-referrer" },
];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The current draft of a page, for the holder of its preview link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { env, countUse } = services;
  await countUse(LIMIT);
  const page = await previewedPage(await blockContext(services), params.token);
  if (!page) throw new AppError("NOT_FOUND", "This link has expired or was revoked.");
  const { expiresAt, ...shown } = page;
  const until = expiresAt.toLocaleDateString("en-US", {
    timeZone: env.TZ_HOSPITAL,
    dateStyle: "long",
  });
  return data(
    { ...shown, until },
    { headers: { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" } },
  );
}

export default function Preview({ loaderData: { title, blocks, until } }: Route.ComponentProps) {
  const breadcrumbs = <Breadcrumbs trail={[]} here={title} />;
  const opens = blocks[0]?.type === "hero" || blocks[0]?.type === "homeHero";
  return (
    <>
      <Section room="small">
        <Alert tone="notice">
          This is a draft: the page is not published as you see it here. The link works until {until}.
        </Alert>
        {!opens && <h1>{title || "Untitled"}</h1>}
      </Section>
      <BlockPartsContext value={blockParts}>
        <RenderBlocks blocks={blocks} breadcrumbs={breadcrumbs} />
      </BlockPartsContext>
    </>
  );
}
