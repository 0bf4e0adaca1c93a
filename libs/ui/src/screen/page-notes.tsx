import { Trans } from '@lingui/react/macro';
import { BrandMark } from '../page/brand-mark';

/** Prerendered in the page of every address without a screen of its own: the app takes its place. */
export const NeutralScreen = () => (
  <div className="cl-first">
    <BrandMark size={44} onPaper />
    <p className="cl-first-words">
      <Trans>Loading</Trans>
    </p>
  </div>
);

/**
 * Prerendered in every page. It shows after a while (base.css) when the app, which takes it away, does not arrive.
 * @param why the sentence for a lender that cannot be reached
 */
export const NotOpenedNote = ({ why }: { readonly why: string }) => (
  <div className="cl-not-opened" role="alert">
    <h2>
      <Trans>This page did not open</Trans>
    </h2>
    <p>{why}</p>
    <a className="cl-link" href="">
      <Trans>Try again</Trans>
    </a>
  </div>
);
