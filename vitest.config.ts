import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    globalSetup: "test/start-test-postgres.ts",
    maxWorkers: 2,
    // Far beyond what anything takes: no test is to fail because the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
});
