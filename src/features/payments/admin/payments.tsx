import { Alert, Badge, Button, Modal, Select, Table } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "~/admin/requests/api";
import { keyOf, oneOf } from "~/admin/requests/one-of";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { When } from "~/admin/screen/when";
import { WorkTable } from "~/admin/screen/work-table";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { AnswerOf } from "~/site/browser/request/client";
import { describeReconciliation } from "../shared/admin/describe-reconciliation";
import type { PaymentItem } from "../shared/api/payment-schemas";
import { PAYMENT_STATES } from "./payment-states";
import { PaymentView } from "./payment-view";

const PAGE_SIZE = 25;

/** A filter in addition to the states: payments with a failed refund. */
const REFUSED = "refused";

const FILTERS = [
  { value: "", label: "All" },
  ...Object.entries(PAYMENT_STATES).map(([value, { label }]) => ({ value, label })),
  { value: REFUSED, label: "Refund refused" },
];

function filterOf(chosen: string): Record<string, string> {
  if (chosen === REFUSED) return { refund: REFUSED };
  return chosen ? { state: chosen } : {};
}

type Payments = AnswerOf<"get", "/api/admin/payments">;

/** The list of payments, with refunds. */
export default function PaymentsScreen() {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get("refund") ?? search.get("state") ?? "";
  const filter = filterOf(chosen);
  const page = Number(search.get("page") ?? 1);
  const [opened, setOpened] = useState<PaymentItem | null>(null);
  const payments = usePayments(filter, page);

  return (
    <>
      <SettingsTabs />
      <Screen title="Payments" lead="Payments that the site requested, received, and refunded.">
        <Answered query={payments} lines={6}>
          {({ items, total, provider, isTest }) => (
            <>
              {isTest && <TestNotice provider={provider} />}
              {provider === "none" && <NoProviderNotice />}
              <Panel>
                <div className={styles.filters}>
                  <Select
                    label="State"
                    allowDeselect={false}
                    value={chosen}
                    data={FILTERS}
                    onChange={(value) => setSearch(filterOf(value ?? ""), { replace: true })}
                  />
                  <ReconcileButton />
                </div>
                <List items={items} isNarrowed={chosen !== ""} onOpen={setOpened} />
                <PagesOf
                  total={total}
                  pageSize={PAGE_SIZE}
                  page={page}
                  onChange={(next) => setSearch({ ...filter, page: String(next) })}
                />
              </Panel>
            </>
          )}
        </Answered>
      </Screen>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.description ?? "Payment"}
        size="lg"
      >
        {opened && <PaymentView id={opened.id} />}
      </Modal>
    </>
  );
}

function usePayments({ state, refund }: Record<string, string>, page: number) {
  const query = {
    page,
    pageSize: PAGE_SIZE,
    state: keyOf(PAYMENT_STATES, state),
    refund: oneOf([REFUSED], refund),
  };
  return useQuery({
    queryKey: ["payments", query],
    queryFn: ({ signal }) => api.get("/api/admin/payments", { query, signal }),
    placeholderData: keepPreviousData,
  });
}

function ReconcileButton() {
  const reconcile = useMutation({
    mutationFn: () => api.post("/api/admin/payments/reconciliation", { body: {} }),
    onSuccess(result) {
      notifyDone(describeReconciliation(result));
      return queryClient.invalidateQueries({ queryKey: ["payments"] });
    },
    onError: notifyFailed,
  });
  return (
    <Button variant="default" loading={reconcile.isPending} onClick={() => reconcile.mutate()}>
      Compare with the provider
    </Button>
  );
}

function TestNotice({ provider }: Pick<Payments, "provider">) {
  return (
    <Alert color="amber" mb="md" title="Payments are in test mode: no money moves">
      {provider === "sandbox"
        ? "Visitors who pay see a simulated payment page on this site. To take real payments, ask your IT person to set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET."
        : "The site uses a Stripe test key."}
    </Alert>
  );
}

function NoProviderNotice() {
  return (
    <Alert color="amber" mb="md" title="Payments cannot be taken">
      The site does not offer paid classes and gifts online. It asks visitors to call. To take payments, ask
      your IT person to set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=sandbox to try them out.
    </Alert>
  );
}

interface ListProps {
  items: readonly PaymentItem[];
  isNarrowed: boolean;
  onOpen: (item: PaymentItem) => void;
}

function List({ items, isNarrowed, onOpen }: ListProps) {
  if (items.length === 0)
    return (
      <p>
        {isNarrowed
          ? "No payments match."
          : "No payments yet. What people pay on the site for classes and gifts appears here."}
      </p>
    );
  return (
    <WorkTable heads={["Payment", "Amount", "State", "When"]} minWidth={640}>
      {items.map((item) => (
        <Table.Tr key={item.id}>
          <Table.Td>
            <span className={styles.title}>{item.description}</span>
            {item.refundFailure && (
              <span className={styles.quiet}>A refund failed: {item.refundFailure}</span>
            )}
          </Table.Td>
          <Table.Td>
            {formatDollars(item.amount)}
            {item.refunded > 0 && (
              <span className={styles.quiet}>{formatDollars(item.refunded)} refunded</span>
            )}
            {item.refundsWaiting > 0 && (
              <span className={styles.quiet}>{formatDollars(item.refundsWaiting)} being refunded</span>
            )}
          </Table.Td>
          <Table.Td>
            <Badge variant="light" color={PAYMENT_STATES[item.state].color}>
              {PAYMENT_STATES[item.state].label}
            </Badge>
          </Table.Td>
          <Table.Td>
            <When at={item.paidAt ?? item.createdAt} />
          </Table.Td>
          <Table.Td ta="right">
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Open “${item.description}”, ${formatDollars(item.amount)}`}
              onClick={() => onOpen(item)}
            >
              Open
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </WorkTable>
  );
}
