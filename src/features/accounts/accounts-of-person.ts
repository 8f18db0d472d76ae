import { eq } from "drizzle-orm";
import type { PersonalData } from "~/platform/personal-data/personal-data";
import { staffUser } from "./table";

/** Staff accounts as personal data. The audit log keeps what staff did. The users screen deletes accounts. */
export const accountsOfPerson: PersonalData = {
  area: "Account of the staff",

  async find(db, _services, address) {
    const { id, name, email, permissions, isAdmin, createdAt, lastSignInAt, disabledAt } = staffUser;
    const rows = await db
      .select({ id, name, email, permissions, isAdmin, createdAt, lastSignInAt, disabledAt })
      .from(staffUser)
      .where(eq(email, address));
    return rows.map((row) => ({
      id: row.id,
      what: "Account of the staff",
      at: row.createdAt,
      obstacle: null,
      holds: {
        name: row.name,
        email: row.email,
        permissions: row.permissions,
        administrator: row.isAdmin,
        lastSignIn: row.lastSignInAt,
        disabled: row.disabledAt,
      },
    }));
  },

  async erase() {
    return {
      records: 0,
      kept: ["The account of the staff, and what was done by it. An account is ended under Users."],
    };
  },
};
