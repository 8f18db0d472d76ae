import { Badge, Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Search, UserSearch } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { UnreadableNote } from "~/admin/screen/unreadable-note";
import type { FoundRegistration, FoundRegistrations } from "../api/admin/schemas";
import { nameOf } from "./roster/name-of";
import styles from "./roster/roster.module.css";
import { rosterApi } from "./roster/roster-api";

/** Finds a person in all classes. What is searched stays out of the address, because it is a name. */
export default function FindRegistrationsScreen() {
  const [words, setWords] = useState("");
  const found = useQuery({
    queryKey: ["registrations", "found", words],
    queryFn: ({ signal }) => rosterApi.find(words, signal),
    enabled: words !== "",
    gcTime: 0,
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWords(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  };
  return (
    <Screen
      title="Find a registration"
      lead="Searches the registrations for all classes, past and upcoming."
      back={{ href: "/admin/classes", label: "Classes & Events" }}
    >
      <Panel>
        <search>
          <form onSubmit={search} className={styles.finder}>
            <TextInput
              name="q"
              type="search"
              size="md"
              aria-label="Search for a person"
              placeholder="Name, email, phone, or number"
              leftSection={<Search size={20} aria-hidden />}
              minLength={2}
              maxLength={100}
              required
              data-autofocus
            />
            <Button type="submit" size="md" loading={found.isFetching}>
              Search
            </Button>
          </form>
        </search>
        {words === "" ? (
          <Nothing icon={UserSearch}>
            Enter a name, an email address, a phone number, or a confirmation number such as R-1042.
          </Nothing>
        ) : (
          <Answered query={found} lines={6}>
            {(answer) => <Results answer={answer} words={words} />}
          </Answered>
        )}
      </Panel>
    </Screen>
  );
}

function Results({
  answer: { items, unreadable, isCut },
  words,
}: {
  answer: FoundRegistrations;
  words: string;
}) {
  return (
    <div role="status" aria-live="polite">
      <UnreadableNote count={unreadable} />
      {items.length === 0 ? (
        <Nothing icon={UserSearch}>No registration matches “{words}”.</Nothing>
      ) : (
        <ul className={styles.rows} aria-label="Registrations">
          {items.map((item) => (
            <Result key={item.id} item={item} />
          ))}
        </ul>
      )}
      {isCut && <p className={styles.quiet}>There may be more. Add a word to see fewer.</p>}
    </div>
  );
}

const STATUS_WORDS: Record<FoundRegistration["status"], { label: string; color: string }> = {
  confirmed: { label: "Confirmed", color: "green" },
  held: { label: "Not paid yet", color: "amber" },
  waitlisted: { label: "Waitlist", color: "gray" },
  offered: { label: "Offered a seat", color: "amber" },
  cancelled: { label: "Canceled", color: "clay" },
  expired: { label: "Expired", color: "gray" },
};

function Result({ item }: { item: FoundRegistration }) {
  const { label, color } = STATUS_WORDS[item.status];
  const name = nameOf({ firstName: item.firstName, lastName: item.lastName, unreadable: false });
  return (
    <li className={styles.found}>
      <p className={styles.name}>
        <Link to={`/admin/classes/${item.classId}/roster?person=${item.id}`}>{name}</Link>
        <Badge variant="light" color={color}>
          {label}
        </Badge>
        {item.isOver && <span className={styles.quiet}>Past class</span>}
      </p>
      <p>{[item.title, item.when.replace(/\s\|\s/, ", "), item.place].filter(Boolean).join(" · ")}</p>
      <p className={styles.quiet}>
        {[item.email, item.phone, item.confirmationNumber].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}
