import { pathTo } from '@clearloan/routes';
import { LinkAction, Money, Section, Stack, Text, Ticket, useAmountText, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LargeCardItem } from '@clearloan/loan-view/contract';
import { AprRange, useTenureText } from '@clearloan/loan-view';

/** LARGE_CARD: a loan offer, as a ticket with its price on the stub. */
export function LargeCardBlock({ items }: { items: readonly LargeCardItem[] }) {
  const { short } = useDayText();
  const openUntil = items.find((item) => item.openUntil !== undefined)?.openUntil;
  const lastDay = openUntil === undefined ? undefined : short(openUntil);
  return (
    <Section
      title={
        items.some(({ preApproved }) => preApproved) ? (
          <Trans>Ready for you</Trans>
        ) : (
          <Trans>A loan for you</Trans>
        )
      }
      aside={lastDay === undefined ? undefined : <Trans>Valid until {lastDay}</Trans>}
    >
      <Stack gap={3}>
        {items.map((item) => (
          <LargeCard key={item.productId} item={item} />
        ))}
      </Stack>
    </Section>
  );
}

function LargeCard({ item }: { item: LargeCardItem }) {
  const amounts = useAmountText();
  const tenureText = useTenureText();
  const { principal, tenure, tenure_type, cost } = item.example;
  const amount = amounts.round(principal);
  const time = tenureText(tenure, tenure_type);
  const costs = amounts.text(cost);
  return (
    <Ticket
      stub={
        <>
          <Text size="cap" tone="dim">
            <Trans>APR</Trans>
          </Text>
          <Text bold>
            <AprRange product={item} />
          </Text>
          <LinkAction small to={pathTo('productDetail', { productId: item.productId })}>
            <Trans>See cost</Trans>
          </LinkAction>
        </>
      }
    >
      <Text size="sm" tone="dim">
        {item.preApproved ? <Trans>Pre-approved, up to</Trans> : <Trans>Up to</Trans>}
      </Text>
      <p>
        <Money amount={item.amountMax} size="figure-m" round />
      </p>
      <Text size="sm" tone="dim">
        <Trans>
          {amount} for {time} costs <b>{costs}</b>
        </Trans>
      </Text>
    </Ticket>
  );
}
