import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { staffUser } from "~/features/accounts/table";
import { TOTP_PURPOSE } from "~/features/accounts/totp/spend-second-factor";
import { openNote, sealNote } from "~/features/classes/registrations/person/note";
import { openAnswers, openPerson } from "~/features/classes/registrations/person/person";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { sealedRegistrations } from "~/features/classes/registrations/sealed-registrations";
import { registration } from "~/features/classes/registrations/table";
import { donorFor } from "~/features/giving/donor/donor-for";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { resealRow } from "~/platform/crypto/rotation/reseal-row";
import { resealTable } from "~/platform/crypto/rotation/reseal-table";
import { createSealer, type Sealer } from "~/platform/crypto/sealer";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../test/database";
import { makeUser } from "../../test/factories/accounts";
import { makeClass, registrant } from "../../test/factories/classes";
import { giver } from "../../test/factories/gifts";
import { testServices } from "../../test/factories/services";
import { columnsWithSealedText, purposesSealed, purposesSealedIn } from "../../test/sealed-values";
import { sealedTables } from "./stored-data";

/** Sealed temporarily, and never stored. */
const NOT_STORED = ["begun-gift", "captcha-question", "form-kept-file", "registration-handed-over"];
/**
 * Stored only in a database that the site has left. If its secret is lost, a start requires the new address
 * in the settings.
 */
const NOT_ROTATED = ["database-move"];

const listedColumns = sealedTables.flatMap(({ name, sealed }) =>
  sealed.map(
    ({ column }) => `${name}.${column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
  ),
);

const { db } = await testDatabase();
const old = testServices(db);
const secret = "a new secret of the tests, long enough";
const both = createSealer(secret, ["a secret of the tests, long enough"]);
const alone = createSealer(secret);
const keyedHash = createKeyedHash(secret);
const rotate = async (sealer: Sealer) => {
  const done = [];
  for (const table of sealedTables) done.push(await resealTable({ db, sealer, keyedHash }, table));
  return {
    resealed: done.reduce((sum, each) => sum + each.resealed, 0),
    unreadable: done.reduce((sum, each) => sum + each.unreadable, 0),
    left: done.reduce((sum, each) => sum + each.left, 0),
  };
};

const dueDate = { label: "Estimated due date", answer: "2027-03-04", sensitive: true };
const event = await makeClass(db);
const input = registrant("Ada", { answers: [dueDate] });
const register = (services: typeof old, idempotencyKey: string) =>
  registerForClass(services, { classId: event.id, input, utm: {}, idempotencyKey });
await register(old, "first");
const ana = giver();
const { id: donorId } = await donorFor(db, old, ana);
await db.update(registration).set({ note: sealNote(old.sealer, "Comes by taxi.") });
const user = await makeUser(db);
await db.update(staffUser).set({ totpSecret: old.sealer.seal("JBSWY3DP", TOTP_PURPOSE) });
const rowOf = async () => {
  const [row] = await db.select().from(registration);
  if (!row) throw new Error("The registration is gone.");
  return row;
};

describe("the list of sealed columns", () => {
  test("contains every purpose that the program seals for", () => {
    const listed = sealedTables.flatMap(({ sealed }) => sealed.map(({ purpose }) => purpose));
    expect(purposesSealed()).toEqual([...new Set([...listed, ...NOT_STORED, ...NOT_ROTATED])].sort());
  });

  test("negative control: a purpose is found wherever it is used, even if it is not a constant", () => {
    const source = `sealer.seal(JSON.stringify({ a: [1, "b"] }), "wishes");\nsealer.seal(\n text,\n WISHES,\n);
      seal.seal(text, of(1)); sealer.seal(text, ALL[column]);`;
    const constants = new Map([
      ["WISHES", ["more"]],
      ["ALL", ["one", "two"]],
    ]);
    expect(purposesSealedIn(source, constants)).toEqual(["wishes", "more", "of(1)", "one", "two"]);
  });
});

describe("rotating the keys", () => {
  test("an interruption leaves everything readable, and the next run does the rest", async () => {
    let sealed = 0;
    const breaking: Sealer = {
      ...both,
      seal(text, purpose) {
        sealed += 1;
        if (sealed > 3) throw new Error("killed");
        return both.seal(text, purpose);
      },
    };
    await expect(rotate(breaking)).rejects.toThrow("killed");
    const row = await rowOf();
    expect(openPerson(both, row)?.firstName).toBe("Ada");
    const done = await rotate(both);
    expect(done).toMatchObject({ unreadable: 0, left: 0 });
    expect(done.resealed).toBeGreaterThan(0);
    expect((await rotate(both)).resealed).toBe(0);
  });

  test("afterward, the present secret alone opens everything sealed in the database", async () => {
    const row = await rowOf();
    expect(openPerson(alone, row)).toMatchObject({ firstName: "Ada" });
    expect(openAnswers(alone, row)).toEqual([{ label: dueDate.label, answer: dueDate.answer }]);
    expect(() => openPerson(old.sealer, row)).toThrow("No known secret");
    const [person] = await db.select().from(staffUser).where(eq(staffUser.id, user.id));
    expect(alone.open(person?.totpSecret ?? "", TOTP_PURPOSE)).toBe("JBSWY3DP");
    const stillOld = await rotate(alone);
    expect(stillOld).toEqual({ resealed: 0, unreadable: 0, left: 0 });
  });

  test("afterward, earlier registrants and donors are recognized", async () => {
    const services = { ...old, sealer: alone, keyedHash };
    await register(services, "again");
    expect(await db.$count(registration)).toBe(1);
    expect((await donorFor(db, services, ana)).id).toBe(donorId);
  });

  test("every column with sealed text is on the list; a missing one would be found", async () => {
    const found = await columnsWithSealedText(db);
    expect(found).toEqual(expect.arrayContaining(["registration.person", "outbox_message.sealed"]));
    expect(found.filter((column) => !listedColumns.includes(column))).toEqual([]);
    await db.execute(sql`create table forgotten (id int, wishes jsonb)`);
    await db.execute(
      sql`insert into forgotten values (1, ${JSON.stringify({ text: alone.seal("x", "mail") })})`,
    );
    const unlisted = (await columnsWithSealedText(db)).filter((column) => !listedColumns.includes(column));
    expect(unlisted).toEqual(["forgotten.wishes"]);
  });

  test("counts and leaves what no known secret opens", async () => {
    const lost = createSealer("a secret that nobody has any more, long");
    const mail = { kind: "test", to: "a@b.example", subject: "Hello", body: { html: "<p>x</p>", text: "x" } };
    const messageId = await enqueueMail(db, lost, mail);
    expect(await rotate(both)).toEqual({ resealed: 0, unreadable: 1, left: 0 });
    const [message] = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.id, messageId ?? ""));
    expect(JSON.parse(lost.open(message?.sealed ?? "", "mail"))).toMatchObject({ to: "a@b.example" });
  });

  test("does not undo a change made since the row was read", async () => {
    await db.update(registration).set({ note: sealNote(old.sealer, "Before.") });
    const read = await rowOf();
    await db.update(registration).set({ note: sealNote(alone, "After.") });
    expect(await resealRow({ db, sealer: both, keyedHash }, sealedRegistrations, read)).toBe("changed");
    expect(openNote(alone, { note: (await rowOf()).note })).toBe("After.");
  });
});
