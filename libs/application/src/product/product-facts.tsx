import {
  CheckCircleFillIcon,
  CircleDashedIcon,
  Facts,
  FileTextIcon,
  Inline,
  List,
  ListItem,
  Money,
  Pad,
  Section,
  Text,
  XCircleFillIcon,
} from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { pathTo } from '@clearloan/routes';
import type { AgreementLink } from '@clearloan/loan-view/contract';
import type { Eligibility, ProductOffer } from '../contract';
import { AprRange, ProductLogo } from '@clearloan/loan-view';
import { LateText, VerifyList } from '@clearloan/loan-view/terms';
import type { CompleteChoice } from '../rules/complete-choice';
import './product-facts.css';
import { TryPrice } from './try-price';

interface ProductFactsProps {
  offer: ProductOffer;
  /** A visitor has no completed steps. */
  isVisitor: boolean;
  choice: CompleteChoice;
  onChoice: (choice: CompleteChoice) => void;
}

/** Everything about a loan before applying: price, eligibility, requirements with reasons, cost of late payment. */
export function ProductFacts({ offer, isVisitor, choice, onChoice }: ProductFactsProps) {
  const { terms } = offer;
  return (
    <TryPrice
      offer={offer}
      isVisitor={isVisitor}
      choice={choice}
      onChange={onChoice}
      head={<ProductHead offer={offer} />}
    >
      <EligibilityList lines={offer.eligibility} />
      {offer.verify.length > 0 && (
        <Section title={<Trans>What we ask for, and why</Trans>}>
          <VerifyList steps={offer.verify} withStatus={!isVisitor} />
        </Section>
      )}
      <Section title={<Trans>If you pay late</Trans>}>
        <Pad>
          <Text tone="dim">
            <LateText percentPerDay={terms.lateFeePercentPerDay} cap={terms.lateFeeCap} />
          </Text>
        </Pad>
      </Section>
      <AgreementLinks agreements={offer.agreement} />
    </TryPrice>
  );
}

/** The agreements of a product, to read before applying. */
function AgreementLinks({ agreements }: { agreements: readonly AgreementLink[] }) {
  if (agreements.length === 0) return null;
  return (
    <Section title={<Trans>What you’re agreeing to</Trans>}>
      <List>
        {agreements.map(({ scene, title }) => (
          <ListItem key={scene} icon={<FileTextIcon />} title={title} to={pathTo('agreement', { scene })} />
        ))}
      </List>
    </Section>
  );
}

/** Lender, amount, tenure, rate. */
function ProductHead({ offer }: { offer: ProductOffer }) {
  const { product } = offer;
  return (
    <>
      <Pad>
        <Inline whole>
          <ProductLogo path={product.productLogo} />
          <div>
            <Text bold>{product.lenderName}</Text>
            {product.todayApplyNum !== undefined && product.todayApplyNum > 0 && (
              <Text size="sm" tone="dim">
                <Plural
                  value={product.todayApplyNum}
                  one="# person applied today"
                  other="# people applied today"
                />
              </Text>
            )}
          </div>
        </Inline>
        <div className="cl-loans-between">
          <Text tone="dim">
            <Trans>You can borrow</Trans>
          </Text>
          <p>
            <Money amount={offer.amountMin} size="figure-m" round />
            <span className="cl-figure-m cl-loans-to">–</span>
            <Money amount={product.amountMax} size="figure-m" round />
          </p>
        </div>
      </Pad>
      <Facts
        ruled
        facts={[
          { name: <Trans>Term</Trans>, value: product.termInfo },
          { name: <Trans>Interest</Trans>, value: product.loanRate },
          { name: <Trans>APR</Trans>, value: <AprRange product={product} /> },
        ]}
      />
    </>
  );
}

/** "Can I get it?", evaluated for this borrower line by line. */
function EligibilityList({ lines }: { lines: readonly Eligibility[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={<Trans>Can I get it?</Trans>}>
      <List>
        {lines.map((line) => (
          <ListItem
            key={line.code}
            art={<Sign status={line.status} />}
            title={line.title}
            note={line.text}
            value={<Answer status={line.status} />}
          />
        ))}
      </List>
    </Section>
  );
}

function Sign({ status }: { status: string }) {
  if (status === 'yes')
    return (
      <Text as="span" tone="paid">
        <CheckCircleFillIcon />
      </Text>
    );
  return status === 'no' ? <XCircleFillIcon /> : <CircleDashedIcon />;
}

function Answer({ status }: { status: string }) {
  switch (status) {
    case 'yes':
      return (
        <Text as="span" size="sm" tone="paid" bold>
          <Trans>Yes</Trans>
        </Text>
      );
    case 'no':
      return (
        <Text as="span" size="sm" bold>
          <Trans>No</Trans>
        </Text>
      );
    case 'todo':
      return (
        <Text as="span" size="sm" tone="dim" bold>
          <Trans>We’ll check</Trans>
        </Text>
      );
    default:
      return (
        <Text as="span" size="sm" tone="dim">
          {status}
        </Text>
      );
  }
}
