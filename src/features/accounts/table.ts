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

/** Staff accounts. They are not content, so they have no drafts or stored revisions. */
export const staffUser = pgTable(
  "staff_user",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** scrypt hash with its parameters and salt. Null until the invitation is accepted. */
    passwordHash: text(),
    /** Whether the person can enter the admin area. Together with all permissions, it makes an administrator. */
    isAdmin: boolean().notNull().default(false),
    /** The granted permissions. */
    permissions: text().array().notNull().default([]),
    /** Increases with every change of this account by a person. A write must state the revision that it is based on. */
    revision: integer().notNull().default(1),
    disabledAt: instant(),
    /** Encrypted. */
    totpSecret: text(),
    /** Encrypted. Not in force until a code proves that the app has it. */
    totpPending: text(),
    /** The last time step whose code was accepted. Codes of it or earlier steps are refused. */
    totpLastStep: bigint({ mode: "number" }),
    lastSignInAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("staff_user_email").on(table.email)],
);

/** Browser sessions. Their two secrets are stored as hashes. */
export const staffSession = pgTable(
  "staff_session",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** Hash of the HttpOnly cookie's value. */
    tokenHash: text().notNull(),
    /** Hash of the bearer token that each request has besides the cookie. */
    apiTokenHash: text().notNull(),
    /** A description, such as “Firefox on Windows”. No IP address is stored. */
    device: text().notNull(),
    /** When the person last authenticated, by password or passkey. */
    provenAt: instant().notNull(),
    /**
     * Whether the person used a second factor in this session: an authenticator's code, a recovery code, or a passkey.
     */
    twoFactor: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When the session ends even if it is used. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("staff_session_token").on(table.tokenHash),
    index("staff_session_user").on(table.userId),
  ],
);

/** Recovery codes, which replace the second factor if a phone is lost. Each works once. */
export const staffRecoveryCode = pgTable(
  "staff_recovery_code",
  { userId: owner(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Passkeys are key pairs on people's devices. This table has the public keys. */
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

/** Challenges for passkeys. Deleted when used. */
export const staffChallenge = pgTable("staff_challenge", {
  id: uuid().primaryKey().defaultRandom(),
  /** The person who registers a passkey; null for signing in. */
  userId: uuid().references(() => staffUser.id, { onDelete: "cascade" }),
  challenge: text().notNull(),
  expiresAt: instant().notNull(),
});

/** Personal tokens, with which people's scripts call the API. */
export const staffApiToken = pgTable(
  "staff_api_token",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    tokenHash: text().notNull(),
    /** The maximum permissions of the token. It never has more than its owner. */
    permissions: text().array().notNull(),
    /** Whether it can call endpoints that export the data of many people. */
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

/** One-time links: for a password reset, an invitation, a new email, or the first administrator. */
export const staffLink = pgTable(
  "staff_link",
  {
    tokenHash: text().primaryKey(),
    /** reset, invitation, new-email, set-up. */
    purpose: text().notNull(),
    /** Null for set-up, when there is no account yet. */
    userId: uuid().references(() => staffUser.id, { onDelete: "cascade" }),
    /** The email that the link confirms; null for other links. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("staff_link_user").on(table.userId)],
);

/**
 * Networks and devices from which a person has signed in. Failed attempts from elsewhere do not lock the person out
 * there.
 */
export const staffKnownOrigin = pgTable(
  "staff_known_origin",
  {
    userId: owner(),
    /** Keyed hash of a network, or of a value in the device cookie. */
    originHash: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.originHash] }),
    index("staff_known_origin_hash").on(table.originHash),
  ],
);

/**
 * Counts failed sign-in attempts, and stores until when further attempts are refused. The keys are keyed hashes. No email
 * or IP address is stored.
 */
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
