import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });
const owner = () =>
  uuid()
    .notNull()
    .references(() => staffUser.id, { onDelete: "cascade" });

/** A person of the staff who may sign in. Nothing here is content: no drafts, no revisions kept. */
export const staffUser = pgTable(
  "staff_user",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** scrypt with its parameters and salt; null until the invitation is accepted. */
    passwordHash: text(),
    /** Whether the person may enter the admin area. Together with every permission it makes an administrator. */
    isAdmin: boolean().notNull().default(false),
    /** The permission flags given. */
    permissions: text().array().notNull().default([]),
    /** Grows by one with every change that somebody makes to this person; a writer names the one they read. */
    revision: integer().notNull().default(1),
    disabledAt: instant(),
    /** Sealed. */
    totpSecret: text(),
    /** Sealed; not in force until a code proves that the app has it. */
    totpPending: text(),
    /** The last time step whose code was taken: none is taken twice. */
    totpLastStep: bigint({ mode: "number" }),
    lastSignInAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("staff_user_email").on(table.email)],
);

/** A browser in which somebody is signed in. Both of its secrets are kept as hashes. */
export const staffSession = pgTable(
  "staff_session",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** Of the value in the HttpOnly cookie. */
    tokenHash: text().notNull(),
    /** Of the value that every call carries as Bearer beside the cookie. */
    apiTokenHash: text().notNull(),
    /** In words: “Firefox on Windows”. No address is kept. */
    device: text().notNull(),
    /** When the person last proved to be there, by password or passkey. */
    provenAt: instant().notNull(),
    /** Whether the person gave a second factor in this session: an authenticator's code, a recovery code or a passkey. */
    twoFactor: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** However busy it is. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("staff_session_token").on(table.tokenHash),
    index("staff_session_user").on(table.userId),
  ],
);

/** What a person uses in place of the second factor when their phone is gone; each works once. */
export const staffRecoveryCode = pgTable(
  "staff_recovery_code",
  { userId: owner(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A key pair on a person's device, of which this is the public half. */
export const staffPasskey = pgTable(
  "staff_passkey",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** base64url. */
    credentialId: text().notNull(),
    /** base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    synced: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex("staff_passkey_credential").on(table.credentialId),
    index("staff_passkey_user").on(table.userId),
  ],
);

/** What a passkey is asked to sign; gone when answered. */
export const staffChallenge = pgTable("staff_challenge", {
  id: uuid().primaryKey().defaultRandom(),
  /** Who registers a passkey; null where anybody signs in. */
  userId: uuid().references(() => staffUser.id, { onDelete: "cascade" }),
  challenge: text().notNull(),
  expiresAt: instant().notNull(),
});

/** With which a person's script calls the API. */
export const staffApiToken = pgTable(
  "staff_api_token",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    tokenHash: text().notNull(),
    /** What it may do at most; what its owner may no longer do, it may not either. */
    permissions: text().array().notNull(),
    /** Whether it may call the endpoints that export the data of many people. */
    exportPeople: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex("staff_api_token_hash").on(table.tokenHash),
    index("staff_api_token_user").on(table.userId),
  ],
);

/** A link that lets its holder do one thing once: a reset, an invitation, another email address, or the making of an administrator. */
export const staffLink = pgTable(
  "staff_link",
  {
    tokenHash: text().primaryKey(),
    /** reset, invitation, new-email, set-up. */
    purpose: text().notNull(),
    /** Null for set-up: there is nobody yet. */
    userId: uuid().references(() => staffUser.id, { onDelete: "cascade" }),
    /** The address that opening it confirms; null for the others. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("staff_link_user").on(table.userId)],
);

/** Where somebody has signed in before: others' wrong guesses do not keep them out from there. */
export const staffKnownOrigin = pgTable(
  "staff_known_origin",
  {
    userId: owner(),
    /** Keyed hash of a network, or of the value that a device keeps. */
    originHash: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.originHash] }),
    index("staff_known_origin_hash").on(table.originHash),
  ],
);

/** Wrong attempts to sign in, and until when no more are taken. Keys are keyed hashes: no address is kept. */
export const staffSignInAttempt = pgTable(
  "staff_sign_in_attempt",
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    blockedUntil: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index("staff_sign_in_attempt_last").on(table.lastAt)],
);
