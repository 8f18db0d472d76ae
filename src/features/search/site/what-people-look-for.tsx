import { useRouteLoaderData } from "react-router";
import type { RootData } from "~/site/root-data";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Section } from "~/ui/section/section";
import styles from "./search.module.css";

/** Links to the pages of the main menus, before a search and if nothing was found. */
export function WhatPeopleLookFor({
  heading,
  ground = "paper",
}: {
  heading: string;
  ground?: "paper" | "sand";
}) {
  const menus = useRouteLoaderData<RootData>("root")?.menus;
  const all = [...(menus?.main ?? []), ...(menus?.extra ?? [])].flatMap((item) => item.subItems ?? [item]);
  const links = [
    ...new Map(all.filter(({ href }) => href !== "#").map((item) => [item.href, item])).values(),
  ];
  if (links.length === 0) return null;
  return (
    <Section ground={ground}>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
