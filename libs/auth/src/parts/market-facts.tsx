import { formatMinor } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { List, ListItem } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** An example amount that shows symbol, groups and decimals. */
const exampleAmount = 123_450;

/**
 * The formats of the lender's market: configuration that support may ask for and that cannot be changed here.
 */
export function MarketFacts() {
  const { t } = useLingui();
  const language = useLanguage();
  const market = useMarket();
  const apr = {
    nominal: { name: t`Nominal`, note: t`12 times the monthly rate` },
    actuarial: { name: t`Actuarial`, note: t`The rate per payment, times payments per year` },
    effective: { name: t`Effective`, note: t`With compound interest` },
  }[market.aprMethod];
  const languageName = new Intl.DisplayNames(language, { type: 'language' }).of(market.legalLanguage);
  return (
    <List>
      <ListItem title={<Trans>Currency format</Trans>} value={formatMinor(exampleAmount, market)} />
      <ListItem
        title={<Trans>Phone numbers</Trans>}
        value={`${market.phone.countryCode} ${market.phone.example}`}
      />
      <ListItem title={<Trans>Legal language</Trans>} value={languageName} />
      <ListItem title={<Trans>Annual rate (APR)</Trans>} note={apr.note} value={apr.name} />
      <ListItem
        title={<Trans>Your contact list</Trans>}
        value={market.contactsUpload === 'forbidden' ? t`Never sent` : t`Only with your consent`}
      />
    </List>
  );
}
