import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createSealer } from "~/platform/crypto/sealer";
import { testDatabase } from "../../../../../test/database";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { registered } from "../../../../../test/factories/registrations";
import { testServices } from "../../../../../test/factories/services";
import { confirmationNumber } from "../confirmation-number";
import { PERSON } from "../person/person";
import { registration } from "../table";
import { cancelForRegistrant } from "./cancel-for-registrant";
import { findRegistrations } from "./find-registrations";

const { db } = await testDatabase();
const services = testServices(db);

test("finds a person across classes by name, email, phone, or number, with canceled registrations marked", async () => {
  const [knitting, lamaze] = [
    await makeClass(db, { title: "Knitting" }),
    await makeClass(db, { title: "Lamaze", place: "Lantern Room" }),
  ];
  const zoe = { lastName: "Åberg", email: "zoe@x.example", phone: "(308) 555-0177" };
  const first = await registered(services, knitting.id, registrant("Zoë", zoe));
  const second = await registered(services, lamaze.id, registrant("Zoë", zoe));
  await registered(services, lamaze.id, registrant("Carl"));
  await cancelForRegistrant(services, testActor, first.id, { refund: 0 });
  const [row] = await db.select().from(registration).where(eq(registration.id, second.id));
  const number = row ? confirmationNumber(row) : "";
  for (const words of ["aberg zoe", "ZOE@x.example", "5550177", "555-0177"]) {
    const { items } = await findRegistrations(services, words);
    expect([words, items.map(({ id }) => id)]).toEqual([words, [second.id, first.id]]);
  }
  const { items } = await findRegistrations(services, number.toLowerCase());
  expect(items).toMatchObject([
    { id: second.id, classId: lamaze.id, title: "Lamaze", place: "Lantern Room", status: "confirmed" },
  ]);
  expect((await findRegistrations(services, "zoe")).items.at(-1)).toMatchObject({ status: "cancelled" });
  expect((await findRegistrations(services, "nobody")).items).toEqual([]);
});

test("shows at most fifty people, says that there are more, and counts whom it could not read", async () => {
  const { id: classId } = await makeClass(db);
  for (let person = 0; person < 51; person += 1)
    await registered(services, classId, registrant(`Many${person}`, { lastName: "Manifold" }));
  const lost = await registered(services, classId, registrant("Lost", { lastName: "Manifold" }));
  const sealed = createSealer("a secret that this site does not know").seal("{}", PERSON);
  await db.update(registration).set({ person: sealed }).where(eq(registration.id, lost.id));
  const found = await findRegistrations(services, "manifold");
  expect(found).toMatchObject({ isCut: true, unreadable: 1 });
  expect(found.items).toHaveLength(50);
});
