import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { alertingChecks } from "~/features/operations/site-health/health-checks";
import { projectRoot } from "~/platform/project-root";
import { testApp } from "./web-app";

/** The alert rules and the dashboard that hospitals copy refer to our metrics: each must exist. */

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; description: string };
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const directory = join(projectRoot(), "docs/monitoring");
const rules: { groups: { name: string; rules: Rule[] }[] } = parse(
  await readFile(join(directory, "alerts.yml"), "utf8"),
);
const dashboard: Dashboard = JSON.parse(await readFile(join(directory, "grafana-dashboard.json"), "utf8"));
const { url } = await testApp();
await fetch(`${url}/about-us`);
const figures = await (await fetch(`${url}/metrics`)).text();

/** Metrics that Prometheus adds itself. */
const ADDED_METRICS = ["up"];
const ADDED_LABELS = ["job", "instance"];

/** The metrics of `/metrics`; a histogram is listed by its parts. */
const metrics = new Set(
  [...figures.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
);

const alerts = rules.groups.flatMap((group) => group.rules);
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

const WORDS = new Set(["by", "or", "and", "on", "job", "vector"]);

/** The metric names in an expression: words that are not functions, labels or keywords. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\bby \([^)]*\)/g, "");
  return [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !WORDS.has(name));
}

/** The label selectors in an expression: metric, label and value. */
function selectorsIn(expr: string): { metric: string; label: string; value: string; isPattern: boolean }[] {
  return [...expr.matchAll(/([a-z_]\w*)\{([^}]*)\}/g)].flatMap(([, metric = "", selectors = ""]) =>
    [...selectors.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(([, label = "", operator, value = ""]) => ({
      metric,
      label,
      value,
      isPattern: operator !== "=",
    })),
  );
}

test("every alert has an expression and says what happened and what to do", () => {
  expect(alerts.length).toBeGreaterThan(8);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { alert, expr, annotations } of alerts) {
    expect(metricsIn(expr), alert).not.toEqual([]);
    expect(annotations.summary, alert).toBeTruthy();
    expect(annotations.description, alert).toMatch(/\.|npm run/);
  }
});

describe("alert rules and dashboard", () => {
  test.each(expressions)("%s uses metrics that the site exposes", (_name, expr) => {
    const unknown = metricsIn(expr).filter((name) => !metrics.has(name) && !ADDED_METRICS.includes(name));
    expect(unknown).toEqual([]);
  });

  test("use labels and values that the metrics have", () => {
    const wrong = expressions.flatMap(([, expr]) =>
      selectorsIn(expr).filter(({ metric, label, value, isPattern }) => {
        if (ADDED_LABELS.includes(label) || isPattern) return false;
        const lines = figures.split("\n").filter((line) => line.startsWith(`${metric}{`));
        // Nothing is waiting on this site, so metrics by state are empty.
        return lines.length > 0 && !lines.some((line) => line.includes(`${label}="${value}"`));
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test("labels have a few fixed values each, whatever addresses are requested", async () => {
  const before = figures.split("\n").length;
  for (let number = 0; number < 20; number += 1) await fetch(`${url}/page-${number}?q=${number}`);
  const after = await (await fetch(`${url}/metrics`)).text();
  expect(after).not.toMatch(/page-\d/);
  expect(after.split("\n").length - before).toBeLessThan(20);
  const checks = [...after.matchAll(/^site_alerts\{check="([^"]+)"\} 0$/gm)].map(([, check]) => check);
  expect(checks).toEqual(alertingChecks.map(({ id }) => id));
});
