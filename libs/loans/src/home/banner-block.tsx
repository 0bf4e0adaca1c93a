import { safeReturnPath } from '@clearloan/routes';
import { Banner } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import type { BannerItem } from '../contract';
import './banner-block.css';

/** BANNER: messages from the lender, side by side in a row that scrolls by touch and by keyboard. */
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

/** Decorative: the text is complete. Known keys have a drawing. */
function Art({ item }: { item: BannerItem }) {
  if (item.key === 'neverShareCode') return <SecurityDrawing />;
  if (item.imageUrl === undefined || item.imageUrl === '') return null;
  return <img className="cl-loans-drawing" src={item.imageUrl} alt="" />;
}

/** A shield with a lock, in our colours: the drawing of the fraud warning banner. */
const SecurityDrawing = () => (
  <svg className="cl-loans-drawing" viewBox="0 0 104 84" aria-hidden="true">
    <path className="cl-loans-drawing-ink" d="M58 8l34 12v26c0 22-15 34-34 42-19-8-34-20-34-42V20z" />
    <path className="cl-loans-drawing-ground" d="M40 42h36v22H40z" />
    <path className="cl-loans-drawing-line" d="M47 42v-8a11 11 0 0 1 22 0v8" />
    <circle className="cl-loans-drawing-ink" cx="58" cy="51" r="3.5" />
    <path className="cl-loans-drawing-ink" d="M56.5 52h3v7h-3z" />
  </svg>
);
