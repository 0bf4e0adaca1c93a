import { safeReturnPath } from '@clearloan/routes';
import { Banner } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import type { BannerItem } from '../contract';
import { SecurityDrawing } from './security-drawing';
import './banner-block.css';

/** BANNER: messages of the house, side by side in a row that scrolls by finger and by keyboard. */
export function BannerBlock({ items }: { items: readonly BannerItem[] }) {
  const { t } = useLingui();
  const [only] = items;
  if (!only) return null;
  if (items.length === 1) return <OneBanner item={only} />;
  return (
    <div className="cl-loans-banners" role="region" aria-label={t`News`} tabIndex={0}>
      {items.map((item) => (
        <OneBanner key={item.key} item={item} />
      ))}
    </div>
  );
}

function OneBanner({ item }: { item: BannerItem }) {
  return (
    <div className="cl-loans-banner">
      <Banner title={item.title} to={safeReturnPath(item.linkUrl)} art={<Art item={item} />}>
        {item.text}
      </Banner>
    </div>
  );
}

/** Decoration: the words say everything. A known key has a drawing of ours. */
function Art({ item }: { item: BannerItem }) {
  if (item.key === 'neverShareCode') return <SecurityDrawing />;
  if (item.imageUrl === undefined || item.imageUrl === '') return null;
  return <img className="cl-loans-drawing" src={item.imageUrl} alt="" />;
}
