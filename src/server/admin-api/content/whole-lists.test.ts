import { beforeAll, describe, expect, test } from "vitest";
import { adminJsonCaller } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { makeLocation, makeProvider, makeSpecialty } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

const { url, services } = await testApp({ settings: { TZ_HOSPITAL: "America/Chicago" } });
const { db } = services;
type Headers = Record<string, string>;
let manager: Headers;
let editor: Headers;
let blogger: Headers;

beforeAll(async () => {
  manager = (await signedIn(db, ["permissionCHStaffMemberManager", "permissionPageManager"])).headers;
  editor = (await signedIn(db, ["permissionPageEditor"])).headers;
  blogger = (await signedIn(db, ["permissionBlogManager"])).headers;
});

const callJson = adminJsonCaller(url);
const call = (method: string, path: string, body?: unknown, as: Headers = manager) =>
  callJson(method, path, as, body);

const read = async (id: string) => (await call("GET", `/staffmembers/${id}`)).body.item;

describe("editing one field of several records", () => {
  test("first says what would change, then changes each working copy, with history", async () => {
    const [one, other] = [
      await makeProvider(db, { name: "Ada One", position: "Doctor" }),
      await makeProvider(db, { name: "Bea Other", position: "Nurse" }),
    ];
    const items = [one, other].map(({ id, revision }) => ({ id, revision }));
    const edit = { items, field: "position", value: " Nurse " };
    const preview = await call("POST", "/staffmembers/bulk-edit", { ...edit, dryRun: true });
    expect(preview.body.results).toMatchObject([{ isChanged: true }, { isChanged: false }]);
    expect(await read(one.id), "a preview changes nothing").toMatchObject({ data: { position: "Doctor" } });

    const { body } = await call("POST", "/staffmembers/bulk-edit", edit);
    expect(body.results).toMatchObject([
      { id: one.id, revision: one.revision + 1, status: "changed", isChanged: true },
      { id: other.id, revision: other.revision, status: "live", isChanged: false },
    ]);
    expect((await read(one.id)).data.position).toBe("Nurse");
    const { body: history } = await call("GET", `/staffmembers/${one.id}/revisions`);
    expect(history.revisions[0]).toMatchObject({ action: "saved", published: false });
  });

  test("lists each record that could not be changed, and changes the others", async () => {
    const [fine, late] = [
      await makeProvider(db, { name: "Cleo Fine" }),
      await makeProvider(db, { name: "Dora Late" }),
    ];
    await call("PATCH", `/staffmembers/${late.id}`, {
      revision: late.revision,
      data: { position: "Chief" },
    });
    const items = [late, fine].map(({ id, revision }) => ({ id, revision }));
    const { body } = await call("POST", "/staffmembers/bulk-edit", {
      items,
      field: "acceptingNewPatients",
      value: true,
    });
    expect(body.results).toMatchObject([
      { id: late.id, error: { code: "REVISION_CONFLICT" } },
      { id: fine.id, isChanged: true },
    ]);
  });

  test("can be undone until somebody changes the record", async () => {
    const [one, other] = [
      await makeProvider(db, { name: "Eve One", position: "Doctor" }),
      await makeProvider(db, { name: "Fay Other", position: "Doctor" }),
    ];
    const items = [one, other].map(({ id, revision }) => ({ id, revision }));
    const { body } = await call("POST", "/staffmembers/bulk-edit", {
      items,
      field: "position",
      value: "Chief",
    });
    const written = body.results.map(({ id, revision }: { id: string; revision: number }) => ({
      id,
      revision,
    }));
    await call("PATCH", `/staffmembers/${other.id}`, {
      revision: other.revision + 1,
      data: { position: "Surgeon" },
    });
    const undone = await call("POST", "/staffmembers/bulk-edit/undo", { items: written });
    expect(undone.body.results).toMatchObject([
      { id: one.id, status: "live" },
      { id: other.id, error: { code: "REVISION_CONFLICT" } },
    ]);
    expect((await read(one.id)).data.position).toBe("Doctor");
    expect((await read(other.id)).data.position).toBe("Surgeon");
  });

  test("is refused for a wrong value, for a field that identifies records, and without the permission", async () => {
    const { id, revision } = await makeProvider(db, { name: "Gail" });
    const items = [{ id, revision }];
    const wrong = await call("POST", "/staffmembers/bulk-edit", { items, field: "gender", value: "x" });
    expect([wrong.status, wrong.body.error.errors[0].propertyName]).toEqual([422, "value"]);
    for (const field of ["slug", "name", "bio", "nothing"]) {
      const refused = await call("POST", "/staffmembers/bulk-edit", { items, field, value: "x" });
      expect([field, refused.status]).toEqual([field, 400]);
    }
    const forbidden = await call(
      "POST",
      "/staffmembers/bulk-edit",
      { items, field: "position", value: "Nurse" },
      blogger,
    );
    expect(forbidden.status).toBe(403);
    const page = (await call("POST", "/pages", { data: { title: "Draft", path: "/draft" } })).body.item;
    const drafted = await call(
      "POST",
      "/pages/bulk-edit",
      { items: [{ id: page.id, revision: page.revision }], field: "description", value: "In short." },
      editor,
    );
    expect(drafted.body.results, "who may draft may edit").toMatchObject([{ isChanged: true }]);
  });
});

describe("the export of a list", () => {
  const lines = async (query: string, as = manager) => {
    const answer = await fetch(`${url}/api/admin/staffmembers/list.csv?${query}`, { headers: as });
    const text = await answer.text();
    return { status: answer.status, lines: text.trim().split(/\r?\n/) };
  };

  test("has the records, the order, and the columns that are shown, in words", async () => {
    const specialties = [(await makeSpecialty(db, { name: "Cardiology" })).id];
    const locations = [(await makeLocation(db, { name: "North Clinic" })).id];
    for (const name of ["Zed Export", "Abe Export"])
      await makeProvider(db, {
        name,
        slug: name.slice(0, 3).toLowerCase(),
        specialties,
        locations,
        position: "Doctor",
      });
    const shown = await lines("q=export&sort=-title&columns=acceptingNewPatients,specialties,secret");
    expect(shown.lines[0]).toBe("Provider,Status,Accepts new patients,Specialties,Changed");
    const now = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(shown.lines.slice(1).map((line) => line.split(","))).toEqual([
      ["Zed Export", "Live", expect.stringMatching(/^(Yes|No)$/), "Cardiology", now],
      ["Abe Export", "Live", expect.stringMatching(/^(Yes|No)$/), "Cardiology", now],
    ]);
  });

  test("runs no formula, and is for people who may edit the records", async () => {
    await call("POST", "/staffmembers", {
      data: { name: '=HYPERLINK("http://x")', slug: "formula", position: "+cmd" },
    });
    const shown = await lines("q=hyperlink&columns=position");
    expect(shown.lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(shown.lines[1]).toContain("'+cmd");
    expect((await lines("q=hyperlink", blogger)).status).toBe(403);
    expect((await lines("sort=secret")).status).toBe(422);
  });
});

describe("saved views", () => {
  const views = async (as: Headers) => (await call("GET", "/lists/pages/views", undefined, as)).body;
  const save = (body: object, as: Headers) => call("POST", "/lists/pages/views", body, as);

  test("belong to the person who saved them, until they are shared", async () => {
    const saved = await save({ name: "My drafts", query: "status=draft", isShared: false }, editor);
    expect(saved).toMatchObject({ status: 201, body: { view: { name: "My drafts", mayChange: true } } });
    expect((await views(editor)).views).toMatchObject([{ name: "My drafts", query: "status=draft" }]);
    expect((await views(manager)).views).toEqual([]);
    const { id } = saved.body.view;
    const path = `/lists/pages/views/${id}`;
    expect((await call("PATCH", path, { name: "Taken over" }, manager)).status).toBe(404);
    expect((await call("PATCH", path, { name: "Drafts" }, editor)).body.view.name).toBe("Drafts");
    expect((await save({ name: "Drafts", query: "", isShared: false }, editor)).status).toBe(422);
  });

  test("are shared by people who may publish, and then seen by everyone who may open the list", async () => {
    const refused = await save({ name: "For all", query: "", isShared: true }, editor);
    expect(refused.status).toBe(403);
    expect((await views(editor)).mayShare).toBe(false);
    const shared = await save({ name: "For all", query: "sort=-updatedAt", isShared: true }, manager);
    expect((await views(editor)).views).toMatchObject([
      { name: "Drafts" },
      { name: "For all", mayChange: false },
    ]);
    const path = `/lists/pages/views/${shared.body.view.id}`;
    expect((await call("PATCH", path, { name: "Mine" }, editor)).status).toBe(403);
    expect((await views(blogger)).error.code).toBe("FORBIDDEN");
    const removed = await fetch(`${url}/api/admin${path}`, { method: "DELETE", headers: manager });
    expect(removed.status).toBe(204);
    expect((await views(editor)).views).toMatchObject([{ name: "Drafts" }]);
  });

  test("are restored after a deletion as they were, by those who may delete them, until the name is used again", async () => {
    const shared = await save({ name: "Ours", query: "sort=title", isShared: true }, manager);
    const path = `/lists/pages/views/${shared.body.view.id}`;
    const remove = () => fetch(`${url}/api/admin${path}`, { method: "DELETE", headers: manager });
    const restore = (as: Headers) => call("POST", `${path}/restoration`, undefined, as);
    expect((await restore(manager)).status, "not deleted").toBe(404);
    await remove();
    expect((await views(editor)).views).toMatchObject([{ name: "Drafts" }]);
    expect((await call("PATCH", path, { name: "Gone" }, manager)).status).toBe(404);
    expect((await restore(editor)).status).toBe(403);
    expect(await restore(manager)).toMatchObject({ status: 200, body: { view: shared.body.view } });
    expect((await views(editor)).views).toMatchObject([{ name: "Drafts" }, { name: "Ours" }]);

    await remove();
    expect((await save({ name: "Ours", query: "", isShared: true }, manager)).status).toBe(201);
    expect((await restore(manager)).status).toBe(404);
  });
});
