import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: ["./src/**/table.ts", "./src/**/tables.ts"],
  // The check script writes to a copy instead.
  out: process.env.MIGRATIONS_FOLDER ?? "./src/platform/database/migrations",
});
