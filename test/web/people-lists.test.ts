import { expect, test } from "vitest";
import { makeApiToken } from "~/features/accounts/api-tokens/make-api-token";
import { actorOf, type StaffUser } from "~/features/accounts/identity";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { type AdminRoute, adminRoutes } from "~/server/admin-api/admin-route";
import { makeUser, signInHeaders } from "../factories/accounts";
import { ofFeature } from "../of-feature";
import { testApp } from "../web-app";

/**
 * A personal token that was not made for exports cannot read lists of people. The endpoints that return such
 * lists are read from the API's own document, so that a new one cannot be forgotten.
 */

const { url, services } = await testApp();
const { db } = services;
const NO_ID = "00000000-0000-4000-8000-000000000000";

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}
interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Properties that only a person has. */
const PERSONAL =
  /^(e-?mail|phone|to|toName|donor|giver|recipient|sender|patient|(first|last|full)-?name|address(Street)?|dateOfBirth)$/i;

const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;

/** Responses with several entries and personal data in each, but not a list of people. */
const NO_LISTS_OF_PEOPLE: Record<string, string> = {
  "get /api/admin/giving/donors/{id}": "is one donor, with the gifts of that donor",
  "post /api/admin/giving/donors/{id}/merge": "is one donor, with the gifts of that donor",
  "post /api/admin/giving/donors/{id}/merge/undo": "is one donor, with the gifts of that donor",
  "post /api/admin/giving/donors/{id}/undo": "is one donor, with the gifts of that donor",
  "put /api/admin/giving/donors/{id}/details": "is one donor, with the gifts of that donor",
  "get /api/admin/price-file": "names columns of a file of prices",
  "post /api/admin/price-file/check": "names columns of a file of prices",
  ...Object.fromEntries(
    ofFeature("newsletter", [
      "post /api/admin/newsletter/import",
      "repeats the first rows of the file that the caller sent",
    ]),
  ),
};

test("every endpoint that returns a list of people, or a spreadsheet, declares it", () => {
  const undeclared = adminRoutes()
    .filter((route) => route.people === "none" && !(nameOf(route) in NO_LISTS_OF_PEOPLE))
    .filter((route) => {
      const content = Object.entries(operationOf(route).responses)
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, response]) => Object.values(response.content ?? {}));
      return content.some(({ schema }) => schema && listsPeople(schema, false, new Set()));
    })
    .map(nameOf);
  expect(undeclared).toEqual([]);
  for (const name of Object.keys(NO_LISTS_OF_PEOPLE))
    expect(adminRoutes().map(nameOf), "no exception is left over").toContain(name);
});

test("people are searched with a body, and each such search counts as a list of people", () => {
  const searches = adminRoutes().filter(({ method, path }) => method === "post" && path.endsWith("/search"));
  // A search for one person's data by their full address; no personal token may call it. And a search for records,
  // whose titles any reader of their lists sees.
  const withoutPeople = ["/api/admin/personal-data/search", "/api/admin/records/search"];
  const others = searches.filter(({ path }) => !withoutPeople.includes(path));
  expect(others.length).toBeGreaterThan(4);
  expect(others.filter(({ people }) => people !== "list").map(nameOf)).toEqual([]);
});

test("a personal token reads no list of people unless it was made for exports; a browser does", async () => {
  const administrator = await makeUser(db, { administrator: true });
  const plain = { authorization: `Bearer ${await tokenOf(administrator, false)}` };
  const exporting = { authorization: `Bearer ${await tokenOf(administrator, true)}` };
  const longAgo = new Date(Date.now() - 3_600_000);
  const browser = await signInHeaders(db, administrator, longAgo);
  const routes = adminRoutes().filter(({ people }) => people !== "none");
  expect(routes.map(nameOf).sort()).toEqual([
    "get /api/admin/classes/{id}/registrations",
    "get /api/admin/classes/{id}/registrations.csv",
    "get /api/admin/classes/{id}/survey",
    "get /api/admin/classes/{id}/survey.csv",
    "get /api/admin/giving/cards",
    "get /api/admin/giving/statements/{year}/paper/{part}",
    "get /api/admin/outbox",
    "get /api/admin/submissions.csv",
    "get /api/admin/users",

    "post /api/admin/giving/donors/export",
    "post /api/admin/giving/donors/search",
    "post /api/admin/giving/gifts/export",
    "post /api/admin/giving/gifts/search",
    "post /api/admin/giving/monthly/export",
    "post /api/admin/giving/monthly/search",
    ...ofFeature(
      "newsletter",
      "post /api/admin/newsletter/subscribers/export",
      "post /api/admin/newsletter/subscribers/search",
    ),
    "post /api/admin/patient-applications/export",
    "post /api/admin/patient-applications/search",
    "post /api/admin/patient-applications/{id}/merge-candidates",
    "post /api/admin/registrations/export",
    "post /api/admin/registrations/search",
    "post /api/admin/submissions/search",
  ]);
  for (const route of routes) {
    const name = nameOf(route);
    expect([name, await codeOf(route, plain)]).toEqual([name, "FORBIDDEN"]);
    expect([name, await codeOf(route, exporting)]).toEqual([name, "through"]);
    const inBrowser = route.people === "export" ? "REAUTHENTICATION_REQUIRED" : "through";
    expect([name, await codeOf(route, browser)]).toEqual([name, inBrowser]);
  }
});

function nameOf({ method, path }: AdminRoute): string {
  return `${method} ${path}`;
}

function operationOf({ method, path }: AdminRoute): Operation {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not in the API's document.`);
  return operation;
}

/** Whether a response schema has a list whose entries have a property that only a person has. */
function listsPeople(schema: Schema, inList: boolean, seen: Set<string>): boolean {
  if (schema.$ref) {
    const key = `${schema.$ref} ${inList}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const target = document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""];
    return target !== undefined && listsPeople(target, inList, seen);
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (parts.some((part) => listsPeople(part, inList, seen))) return true;
  if (schema.items && listsPeople(schema.items, true, seen)) return true;
  return Object.entries(schema.properties ?? {}).some(
    ([name, property]) => (inList && PERSONAL.test(name)) || listsPeople(property, inList, seen),
  );
}

async function codeOf({ method, path }: AdminRoute, headers: Record<string, string>): Promise<string> {
  const isGet = method === "get";
  const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, NO_ID), {
    method: method.toUpperCase(),
    headers: isGet ? headers : { ...headers, "content-type": "application/json" },
    body: isGet ? undefined : "{}",
  });
  if (answer.status !== 401 && answer.status !== 403) return answer.status < 500 ? "through" : "a fault";
  return ((await answer.json()) as { error: { code: string } }).error.code;
}

async function tokenOf(user: StaffUser, exportPeople: boolean): Promise<string> {
  const requestBody = { name: "Script", permissions: [...permissionFlags], exportPeople, days: 30 };
  return (await makeApiToken(services, actorOf(user), user, requestBody)).token;
}
