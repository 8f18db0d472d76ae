import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { type HealthCheck, notApplicable, ok, warning } from "../health-check";

/** An invalid setting prevents the start, so this finds only obsolete ones. */
export const settings: HealthCheck = {
  id: "settings",
  title: "Settings",
  of: "node",
  needsDatabase: false,
  async run({ env }) {
    const left: string[] = [];
    if (env.ADMIN_PASSWORD)
      left.push(
        "ADMIN_EMAIL and ADMIN_PASSWORD make the first administrator only. Once there is one, take both out.",
      );
    if (env.MISSING_FILES === "accept")
      left.push("MISSING_FILES=accept starts the site on the wrong storage too. Unset it.");
    if (env.LOG_LEVEL === "silent" || env.LOG_LEVEL === "fatal")
      left.push(`LOG_LEVEL=${env.LOG_LEVEL} keeps failures out of the log. Unset it.`);
    if (left.length === 0) return ok("Every setting is valid.");
    return warning("Every setting is valid, but some should not stay.", left.join(" "));
  },
};

export const siteAddress: HealthCheck = {
  id: "site-address",
  title: "Address of the site",
  of: "node",
  needsDatabase: false,
  async run({ env }) {
    const advice = "Set SITE_URL to the address that visitors use, such as https://www.hospital.example.";
    if (!env.SITE_URL)
      return warning(
        "SITE_URL is not set: mail with links waits, and links may name the wrong address.",
        advice,
      );
    const { protocol, hostname } = new URL(env.SITE_URL);
    if (protocol === "https:") return ok(`${env.SITE_URL}, encrypted.`);
    if (/^(localhost|127\..*|\[::1\])$/.test(hostname))
      return ok(`${env.SITE_URL}, for a trial on this machine.`);
    return warning(
      `SITE_URL is ${env.SITE_URL}: passwords and forms cross the network unencrypted.`,
      "Let a proxy end TLS in front of the site, and set SITE_URL to the https address.",
    );
  },
};

/** With fewer requests, the result would not be reliable. */
const MIN_REQUESTS = 5;

export const proxy: HealthCheck = {
  id: "proxy",
  title: "Proxy",
  of: "node",
  needsDatabase: false,
  async run({ env, serverFigures }) {
    const figures = await serverFigures();
    if (!figures) return notApplicable("Only a running site knows, and none answers on this machine.");
    const { believed, ignored, missing, direct } = figures.forwarding;
    const all = believed + ignored + missing + direct;
    if (all < MIN_REQUESTS) return notApplicable("Too few requests in the last hour to tell.");
    const share = (count: number) => `${Math.round((count / all) * 100)}% of the recent requests`;
    if (ignored * 2 > all)
      return warning(
        `${share(ignored)} came through a proxy that is not believed: all visitors count as one.`,
        env.TRUST_PROXY
          ? "TRUST_PROXY does not name this proxy. Set it to the proxy's address, or to the number of proxies."
          : "Set TRUST_PROXY: loopback for a proxy on this machine, else its address or the number of proxies.",
      );
    if (missing * 2 > all)
      return warning(
        `TRUST_PROXY is set, and ${share(missing)} came without X-Forwarded-For: a visitor could claim any address.`,
        "Unset TRUST_PROXY if there is no proxy. If there is one, let it set X-Forwarded-For, and let nobody reach the site past it (HOST=127.0.0.1).",
      );
    return ok(
      believed > direct
        ? `${share(believed)} came through a proxy that is believed.`
        : `${share(direct)} came without a proxy, and none is expected.`,
    );
  },
};

export const timeZone: HealthCheck = {
  id: "time-zone",
  title: "Time zone",
  of: "node",
  needsDatabase: false,
  async run({ env, now }) {
    const zone = env.TZ_HOSPITAL;
    const localTime = format(new TZDate(now(), zone), "EEEE, h:mm a");
    if (/^(UTC|GMT|Etc\/.*)$/i.test(zone))
      return warning(
        `The time zone is ${zone}, where it is ${localTime}: opening hours are counted in it.`,
        "Choose the hospital's zone under Settings, Site, Phones and address.",
      );
    return ok(
      `${zone}, where it is ${localTime}. If the hospital's clocks differ, choose another zone under Settings, Site, Phones and address.`,
    );
  },
};
