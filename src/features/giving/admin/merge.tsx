import { Button, Radio, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { DonorDetail } from "../api/admin/schemas";
import { giverLabels } from "../donor/giver-labels";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";
import { describeDonor } from "./giving-words";

/** A merge never takes the other donor's email address. */
const { email: _, ...FIELDS } = giverLabels;

type Field = keyof typeof FIELDS;

/** Merges another donor into this one, after a preview. */
export default function MergeScreen() {
  const { id = "" } = useParams();
  const [otherId, setOtherId] = useState("");
  const kept = useQuery({ queryKey: ["giving", "donor", id], queryFn: () => givingApi.donor(id) });
  return (
    <Screen
      title="Merge donors"
      lead="All gifts of the other donor come to this one. Receipts do not change. You can undo it."
      back={{ href: `/admin/giving/donors/${id}`, label: "Donor" }}
    >
      <Answered query={kept} lines={6}>
        {(one) => (
          <>
            <Candidates donor={one} chosen={otherId} onChoose={setOtherId} />
            {otherId && <Preview key={otherId} kept={one} otherId={otherId} />}
          </>
        )}
      </Answered>
    </Screen>
  );
}

interface CandidatesProps {
  donor: DonorDetail;
  chosen: string;
  onChoose(id: string): void;
}

/** Donors with similar names first: the search starts with this donor's last name. */
function Candidates({ donor, chosen, onChoose }: CandidatesProps) {
  const [words, setWords] = useState(donor.giver?.lastname || donor.company);
  const [q] = useDebouncedValue(words.trim(), 200);
  const found = useQuery({
    queryKey: ["giving", "donors", "merge", q],
    queryFn: ({ signal }) => givingApi.donors({ q, page: 1, pageSize: 20 }, signal),
    enabled: q !== "",
  });
  const others = (found.data?.items ?? []).filter(({ id }) => id !== donor.id);
  return (
    <Panel title="The other donor">
      <TextInput
        type="search"
        label="Search"
        description="Name, company, email, phone or town"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Radio.Group mt="md" aria-label="Donors" value={chosen} onChange={onChoose}>
        {others.map((one) => (
          <Radio
            key={one.id}
            mt="xs"
            value={one.id}
            label={describeDonor({ ...one, donor: one.name })}
            description={[one.company, one.place, one.email, one.phone, formatDollars(one.given)]
              .filter(Boolean)
              .join(", ")}
          />
        ))}
      </Radio.Group>
      {found.isSuccess && others.length === 0 && <p>No other donor matches.</p>}
    </Panel>
  );
}

function Preview({ kept, otherId }: { kept: DonorDetail; otherId: string }) {
  const other = useQuery({
    queryKey: ["giving", "donor", otherId],
    queryFn: () => givingApi.donor(otherId),
    refetchOnMount: "always",
  });
  return (
    <Answered query={other} lines={6}>
      {(merged) => <Choices kept={kept} merged={merged} />}
    </Answered>
  );
}

function Choices({ kept, merged }: { kept: DonorDetail; merged: DonorDetail }) {
  const navigate = useNavigate();
  const [take, setTake] = useState<Field[]>([]);
  const merge = useMutation({
    mutationFn: () =>
      givingApi.mergeDonors(kept.id, {
        revision: kept.revision,
        mergedId: merged.id,
        mergedRevision: merged.revision,
        take,
      }),
    async onSuccess() {
      notifyDone("The donors were merged.");
      await refreshGiving();
      await navigate(`/admin/giving/donors/${kept.id}`);
    },
    onError: notifyFailed,
  });
  const gifts = merged.gifts === 1 ? "One gift" : `${merged.gifts} gifts`;
  return (
    <Panel
      title="Preview"
      lead={`${gifts} of ${formatDollars(merged.given)} in all, and ${merged.monthly.length} monthly gifts, come to this donor, who then has given ${formatDollars(kept.given + merged.given)}. Later gifts from ${merged.email || "the other donor"} count here, too.`}
    >
      <Table.ScrollContainer minWidth={480}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>This donor</Table.Th>
              <Table.Th>The other donor</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(Object.keys(FIELDS) as Field[]).map((name) => (
              <FieldRow
                key={name}
                name={name}
                own={kept.giver?.[name] ?? ""}
                others={merged.giver?.[name] ?? ""}
                isTaken={take.includes(name)}
                onTake={(isTaken) =>
                  setTake((before) => [...before.filter((one) => one !== name), ...(isTaken ? [name] : [])])
                }
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Button mt="md" loading={merge.isPending} onClick={() => merge.mutate()}>
        Merge the donors
      </Button>
    </Panel>
  );
}

interface FieldRowProps {
  name: Field;
  own: string;
  others: string;
  isTaken: boolean;
  onTake(isTaken: boolean): void;
}

/** One field of both donors. If both have a value, staff choose; otherwise the value that exists is taken. */
function FieldRow({ name, own, others, isTaken, onTake }: FieldRowProps) {
  if (own === others || own === "" || others === "")
    return own === "" && others === "" ? null : (
      <Table.Tr>
        <Table.Th scope="row">{FIELDS[name]}</Table.Th>
        <Table.Td colSpan={2}>{own || others}</Table.Td>
      </Table.Tr>
    );
  return (
    <Table.Tr>
      <Table.Th scope="row">{FIELDS[name]}</Table.Th>
      <Table.Td className={isTaken ? styles.quiet : undefined}>
        <Radio
          name={`take-${name}`}
          label={own}
          aria-label={`${FIELDS[name]}: ${own}`}
          checked={!isTaken}
          onChange={() => onTake(false)}
        />
      </Table.Td>
      <Table.Td>
        <Radio
          name={`take-${name}`}
          label={others}
          aria-label={`${FIELDS[name]}: ${others}`}
          checked={isTaken}
          onChange={() => onTake(true)}
        />
      </Table.Td>
    </Table.Tr>
  );
}
