import { expect, test } from "vitest";
import { migrate } from "~/platform/database/migrate";
import { testDatabase } from "../../../../test/database";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { restoreRelease } from "../../../../test/restored-release";
import { notifyOfChanges } from "../registrations/change-notices/notify-of-changes";
import { classViews, shownClasses } from "./class-views";

const { db, pool, url } = await testDatabase({ migrated: false });
const rowsOf = async (query: string) => (await pool.query(query)).rows;
const registrations = () =>
  rowsOf("select id, class_id, status, seats, person, updated_at from registration order by id");

test("a class of an earlier release has one session and all its registrations, and nobody is told of a change", async () => {
  await restoreRelease(url, "1.0.0");
  const classes = await rowsOf(
    'select id, starts_at, ends_at, registration_ends_at from "class" order by id',
  );
  const before = await registrations();
  const snapshots = await rowsOf("select class_id from told_class");
  expect([classes.length, before.length, snapshots.length]).not.toContain(0);
  await migrate(url);

  const views = shownClasses(await classViews(db)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(views.map(({ id, registrationEndsAt, sessions }) => [id, registrationEndsAt, sessions])).toEqual(
    classes.map(({ id, starts_at, ends_at, registration_ends_at }) => [
      id,
      registration_ends_at,
      [{ startsAt: starts_at, endsAt: ends_at, place: "" }],
    ]),
  );
  expect(await registrations()).toEqual(before);
  const mails = (await mailsIn(db)).length;
  const services = testServices(db);
  services.at(new Date(Math.min(...classes.map(({ ends_at }) => +ends_at)) - 1));
  await notifyOfChanges(services);
  expect(await mailsIn(db)).toHaveLength(mails);
});
