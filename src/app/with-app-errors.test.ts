import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { redirectType } from "~/content/redirects/definition";
import { collectReads, PageReads } from "~/platform/cache/page-reads";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { testDatabase } from "../../test/database";
import { testActor } from "../../test/factories/content";
import { withAppErrors } from "./with-app-errors";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const values = { from: "/moved", to: "https://new.example/", kind: "302" as const };
const moved = await createItem(context, redirectType, values, { publish: true });

/** Answers as the router would for one page whose loader throws. */
async function answerTo(path: string, error: unknown) {
  const reads = new PageReads();
  const redirectOfStaff = vi.fn();
  const provider = new RouterContextProvider();
  provider.set(requestContext, { db, page: { redirectOfStaff } } as never);
  const loader = () => {
    throw error;
  };
  const routes = {
    page: { id: "page", module: { loader, default: () => null } },
  } as never as ServerBuild["routes"];
  const wrapped = withAppErrors(routes).page?.module.loader;
  const url = new URL(path, "https://site.example");
  const answer = wrapped as (args: unknown) => Promise<unknown>;
  const thrown = await collectReads(reads, () =>
    answer({ url, request: new Request(url), context: provider, params: {} }).catch(
      (reason: unknown) => reason,
    ),
  );
  return { thrown, tags: [...reads.tags()], isKept: redirectOfStaff.mock.calls.length > 0 };
}

test("an address that staff redirect answers with its target, and is dropped when redirects change", async () => {
  const { thrown, tags, isKept } = await answerTo("/Moved/", new AppError("NOT_FOUND", "Nothing here."));
  const response = thrown as Response;
  expect([response.status, response.headers.get("location")]).toEqual([302, "https://new.example/"]);
  expect(isKept).toBe(true);
  // This redirect, another at this address, and a rule that leads from here.
  expect(tags.toSorted()).toEqual(["redirect[]", `redirect:${moved.id}`, "redirect=%2Fmoved"].toSorted());
});

test("other errors, and defects, do not look up redirects", async () => {
  const defect = new TypeError("x is not a function");
  expect(await answerTo("/moved", defect)).toEqual({ thrown: defect, tags: [], isKept: false });
});
