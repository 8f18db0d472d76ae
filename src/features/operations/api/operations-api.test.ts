import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { requestReview } from "~/content/actions/request-review";
import { saveDraft } from "~/content/actions/save-draft";
import { scheduleItem } from "~/content/actions/schedule-item";
import { contentSchedule } from "~/content/schedule/table";
import { actorOf } from "~/features/accounts/identity";
import { specialtyType } from "~/features/care/specialty/definition";
import { pageType } from "~/features/pages/page/definition";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { defineJob } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";
import type { FileComparison } from "~/platform/storage/missing-files";
import { signedIn } from "../../../../test/factories/accounts";
import { testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { healthChecks } from "../site-health/health-checks";
import { siteAlert } from "../site-health/table";

let comparison: FileComparison | undefined;
const { url, services } = await testApp({ services: { missingFiles: { latest: () => comparison } } });
const { db } = services;
type Headers = Record<string, string>;

async function person(flags: PermissionFlag[] | "administrator") {
  const { user, headers } = await signedIn(db, flags);
  return { headers, context: { db, actor: actorOf(user) } };
}

async function call(method: string, path: string, headers: Headers) {
  const answer = await fetch(`${url}/api/admin${path}`, { method, headers });
  const body = await answer.json();
  return { status: answer.status, body, text: JSON.stringify(body) };
}

const settings = await person(["permissionSettingsManager"]);
const administrator = await person("administrator");
const editor = await person(["permissionPageEditor"]);
const manager = await person(["permissionPageManager"]);
const specialist = await person(["permissionCHSpecialtiesManager"]);

let number = 0;
const pageValues = () => {
  number += 1;
  return {
    path: `/page-${number}`,
    title: `Page ${number}`,
    description: "A page.",
    blocks: [{ type: "richText", props: { html: "<p>Text.</p>" } }],
  };
};

describe("the outbox", () => {
  const write = async (subject: string) =>
    (await db.transaction((tx) =>
      enqueueMail(tx, services.sealer, {
        kind: "test.reset",
        to: "jo@staff.example",
        subject,
        body: { html: "<p>secret-link</p>", text: "secret-link" },
      }),
    )) ?? "";

  test("lists messages and their state, filtered by state too", async () => {
    const [first, second] = [await write("First"), await write("Second")];
    await db.update(outboxMessage).set({ state: "failed", reason: "No." }).where(eq(outboxMessage.id, first));
    const all = await call("GET", "/outbox", administrator.headers);
    expect(all.body.items.map((one: { id: string }) => one.id)).toEqual([second, first]);
    expect(all.body).toMatchObject({ total: 2, items: [{ subject: "Second", to: "jo@staff.example" }, {}] });
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures).toMatch(/^outbox_messages\{state="failed"\} 1$/m);
    const failed = await call("GET", "/outbox?state=failed", administrator.headers);
    expect(failed.body).toMatchObject({ total: 1, items: [{ id: first, reason: "No." }] });
  });

  test("shows states and counts to settings managers, without recipients", async () => {
    const id = await write("Your application, Mrs. Miller");
    const reason = "550 No such mailbox: jo@staff.example";
    await db.update(outboxMessage).set({ state: "failed", reason }).where(eq(outboxMessage.id, id));
    const list = await call("GET", "/outbox?state=failed", settings.headers);
    expect(list.body).toMatchObject({ mayRead: false, counts: { failed: 2, queued: 1 } });
    expect(list.body.items[0]).toMatchObject({ id, kind: "test.reset", state: "failed" });
    const one = await call("GET", `/outbox/${id}`, settings.headers);
    for (const { text } of [list, one]) expect(text).not.toMatch(/jo@staff|Miller/);
    const read = await call("GET", "/outbox?state=failed", administrator.headers);
    expect(read.body).toMatchObject({ mayRead: true, items: [{ to: "jo@staff.example", reason }, {}] });
  });

  test("shows the text to administrators only, because it may have a link that gives access", async () => {
    const id = await write("Reset");
    const shown = await call("GET", `/outbox/${id}`, administrator.headers);
    expect(shown.body.message).toMatchObject({ text: "secret-link", html: "<p>secret-link</p>" });
    for (const path of [`/outbox/${id}`, "/outbox"]) {
      const hidden = await call("GET", path, settings.headers);
      expect(hidden.status).toBe(200);
      expect(hidden.text).not.toContain("secret-link");
    }
  });

  test("shows links with the address of the reader's site", async () => {
    const link = `${MAIL_SITE}/admin/reset#token`;
    const mail = { kind: "test.link", to: "jo@staff.example", subject: "Link" };
    const body = { html: `<a href="${link}">Reset</a>`, text: `Reset ${link}` };
    const id = await db.transaction((tx) => enqueueMail(tx, services.sealer, { ...mail, body }));
    const shown = await call("GET", `/outbox/${id}`, administrator.headers);
    expect(shown.body.message).toMatchObject({
      text: `Reset ${url}/admin/reset#token`,
      html: `<a href="${url}/admin/reset#token">Reset</a>`,
    });
  });

  test("sends a held message on request, with an audit entry", async () => {
    const id = await write("Kept");
    await db.update(outboxMessage).set({ state: "kept", dueAt: null }).where(eq(outboxMessage.id, id));
    expect((await call("POST", `/outbox/${id}/retry`, settings.headers)).status).toBe(200);
    const [row] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
    expect(row?.state).toBe("queued");
    const log = await call("GET", `/audit?subjectId=${id}`, settings.headers);
    expect(log.body.items).toMatchObject([{ action: "message.retried", actorId: settings.context.actor.id }]);
    const gone = await call("POST", `/outbox/${crypto.randomUUID()}/retry`, settings.headers);
    expect(gone.status).toBe(404);
  });
});

describe("jobs", () => {
  const job = defineJob<{ id: number }>("test-job");

  test("lists failed jobs, and runs one again on request", async () => {
    const id = await db.transaction((tx) => sendJob(tx, job, { id: 1 }));
    const empty = await call("GET", "/jobs", settings.headers);
    expect(empty.body).toMatchObject({ total: 0, items: [], schedulerLastRan: null });
    await db.execute(
      sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"It broke."}' where id = ${id}`,
    );
    const listed = await call("GET", "/jobs", settings.headers);
    expect(listed.body).toMatchObject({ total: 1, items: [{ id, name: "test-job", reason: "It broke." }] });
    expect((await call("GET", "/dashboard", settings.headers)).body.failedJobs).toBe(1);
    expect((await call("POST", `/jobs/${id}/retry`, settings.headers)).status).toBe(200);
    expect((await call("GET", "/jobs", settings.headers)).body.total).toBe(0);
    expect((await call("POST", `/jobs/${id}/retry`, settings.headers)).status).toBe(404);
  });
});

test("the dashboard counts missing files for people who can fix them, and lists their records", async () => {
  const media = await person(["permissionMediaManager"]);
  const counted = async ({ headers }: { headers: Headers }) =>
    (await call("GET", "/dashboard", headers)).body.missingFiles;
  expect(await counted(settings)).toBeNull();
  expect((await call("GET", "/content-health", media.headers)).body.missingFiles).toBeNull();
  const record = { id: crypto.randomUUID(), type: "image", title: "barn.jpg" };
  comparison = { named: 9, missing: [{ key: "a.webp", record }, { key: "b.seal" }] };
  expect(await Promise.all([settings, media, specialist].map(counted))).toEqual([2, 2, null]);
  const health = await call("GET", "/content-health", media.headers);
  expect(health.body.missingFiles).toMatchObject({ total: 1, items: [{ id: record.id, files: 1 }] });
  comparison = { named: 9, missing: [] };
  expect(await counted(settings)).toBe(0);
});

describe("the health of the site", () => {
  test("is checked for settings managers", async () => {
    const { status, body } = await call("GET", "/site-health", settings.headers);
    expect([status, body.node]).toEqual([200, services.health.node]);
    const byId = new Map(body.checks.map((check: { id: string }) => [check.id, check]));
    expect(byId.size).toBe(healthChecks.length);
    expect(byId.get("announcements")).toMatchObject({ result: "ok", advice: null });
    expect(byId.get("site-address")).toMatchObject({ result: "warning" });
  });

  test("the dashboard shows administrators' alerts to settings managers", async () => {
    const at = new Date("2026-11-20T12:00:00Z");
    const alert = (checkId: string, node: string, goneSince: Date | null) => ({
      checkId,
      node,
      goneSince,
      found: "9 % free.",
      advice: "Make room.",
      since: at,
      seenAt: at,
    });
    await db
      .insert(siteAlert)
      .values([
        alert("disk", "web-1", null),
        alert("connections", "", at),
        alert("of-an-earlier-release", "", null),
      ]);
    const alerts = async ({ headers }: { headers: Headers }) =>
      (await call("GET", "/dashboard", headers)).body.alerts;
    expect(await alerts(settings)).toEqual([
      {
        id: "disk",
        title: "Disk",
        node: "web-1",
        since: at.toISOString(),
        found: "9 % free.",
        advice: "Make room.",
      },
    ]);
    expect(await alerts(editor)).toEqual([]);
  });
});

describe("the audit log", () => {
  test("lists who changed what, filtered by record, person, and time, a page at a time", async () => {
    const item = await createItem(manager.context, pageType, pageValues());
    let revision = item;
    for (const title of ["B", "C", "D"])
      revision = await saveDraft(editor.context, pageType, revision, { title });
    const of = `/audit?subjectType=page&subjectId=${item.id}`;
    const all = (await call("GET", of, administrator.headers)).body.items;
    expect(all.map((one: { action: string }) => one.action)).toEqual([
      "page.saved",
      "page.saved",
      "page.saved",
      "page.created",
    ]);
    expect(all[0]).toMatchObject({ before: { title: "C" }, after: { title: "D" }, title: "D" });
    // People who may not edit pages see that a page changed, but not its drafts.
    const [hidden] = (await call("GET", of, settings.headers)).body.items;
    expect(hidden).toMatchObject({ action: "page.saved", before: null, after: null, title: null });

    const theirs = await call("GET", `${of}&actorId=${manager.context.actor.id}`, administrator.headers);
    expect(theirs.body.items).toHaveLength(1);
    const later = await call(
      "GET",
      `${of}&from=${new Date(Date.now() + 60_000).toISOString()}`,
      settings.headers,
    );
    expect(later.body.items).toEqual([]);

    const first = (await call("GET", `${of}&limit=3`, administrator.headers)).body;
    const rest = (await call("GET", `${of}&limit=3&before=${first.next}`, administrator.headers)).body;
    expect([...first.items, ...rest.items]).toEqual(all);
    expect(rest.next).toBeNull();
  });
});

describe("the dashboard", () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  test("shows my drafts to me, and pending reviews to people who can publish", async () => {
    const draft = await createItem(editor.context, pageType, pageValues());
    await requestReview(editor.context, pageType, draft);
    const mine = (await call("GET", "/dashboard", editor.headers)).body;
    expect(ids(mine.drafts)).toContain(draft.id);
    expect(ids(mine.review)).toEqual([]);
    const theirs = (await call("GET", "/dashboard", manager.headers)).body;
    expect(ids(theirs.drafts)).not.toContain(draft.id);
    expect(theirs.review).toMatchObject([{ id: draft.id, apiName: "pages", status: "draft" }]);
    const others = (await call("GET", "/dashboard", specialist.headers)).body;
    expect(ids(others.review)).toEqual([]);
  });

  test("shows what is scheduled, with failures", async () => {
    const draft = await createItem(manager.context, pageType, pageValues());
    await scheduleItem(manager.context, pageType, draft, { publishAt: at(1), unpublishAt: null });
    await db.update(contentSchedule).set({ failure: "Fill in the title.", failedAt: at(1) });
    const { scheduled } = (await call("GET", "/dashboard", manager.headers)).body;
    expect(scheduled).toMatchObject([{ id: draft.id, failure: "Fill in the title.", unpublishAt: null }]);
    expect((await call("GET", "/dashboard", specialist.headers)).body.scheduled).toEqual([]);
  });

  test("shows recent events of what a person edits; administrators see all", async () => {
    const specialty = await createItem({ db, actor: testActor }, specialtyType, {
      name: "Feet",
      slug: "feet",
    });
    const page = await createItem(manager.context, pageType, pageValues());
    const seen = async (headers: Headers) => {
      const { recentActivity } = (await call("GET", "/dashboard", headers)).body;
      return recentActivity.map(({ subjectId }: { subjectId: string }) => subjectId);
    };
    expect(await seen(specialist.headers)).toContain(specialty.id);
    expect(await seen(specialist.headers)).not.toContain(page.id);
    expect(await seen(administrator.headers)).toEqual(expect.arrayContaining([specialty.id, page.id]));
  });

  test("hides jobs from people who may not see them", async () => {
    expect((await call("GET", "/dashboard", editor.headers)).body.failedJobs).toBeNull();
  });
});

test.each([
  ["GET", "/outbox"],
  ["GET", `/outbox/${crypto.randomUUID()}`],
  ["POST", `/outbox/${crypto.randomUUID()}/retry`],
  ["GET", "/jobs"],
  ["POST", `/jobs/${crypto.randomUUID()}/retry`],
  ["GET", "/audit"],
  ["GET", "/site-health"],
])("%s %s is forbidden for page editors", async (method, path) => {
  expect((await call(method, path, editor.headers)).status).toBe(403);
});
