import { callLink, sampleLender } from '@clearloan/formatting';
import { BrandMark } from '@clearloan/ui';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { noteClass, wholePageClass, type StartupMessages } from '../startup-guard/startup-messages';

/** Prerendered in the page of every address without its own screen. The app replaces it. */
export const NeutralScreen = () => (
  <div className="cl-first">
    <BrandMark size={44} onPaper />
    <p className="cl-first-words">
      <Trans>Loading</Trans>
    </p>
  </div>
);

/** The startup guard's messages in the current language. */
export const startupMessages = (): StartupMessages => ({
  old: {
    title: i18n._(msg`This browser is too old`),
    advice: i18n._(
      msg`Update your browser, or open this page in an up-to-date version of Chrome, Firefox or Safari.`,
    ),
  },
  failed: {
    title: i18n._(msg`This page didn’t open`),
    advice: i18n._(msg`Part of it couldn’t load. Check your connection and try again.`),
  },
  slow: {
    title: i18n._(msg`Still loading`),
    advice: i18n._(
      msg`Your connection may be slow. Wait a moment or try again. If the page still doesn’t open, update your browser.`,
    ),
  },
  again: i18n._(msg`Try again`),
  help: i18n._(msg`Need help? Call us:`),
});

const { phone } = sampleLender;

/** A brand replaces this number with its own. */
const HelpLine = () => (
  <div>
    <span>
      <Trans>Need help? Call us:</Trans>
    </span>{' '}
    <a translate="no" href={callLink(phone)}>
      {phone}
    </a>
  </div>
);

/**
 * Prerendered before the app element in every page. CSS shows it after a delay if the app has not rendered and removed it by
 * then; the startup guard adds the reason.
 */
export function StartupNote() {
  const { slow, again } = startupMessages();
  return (
    <div className={noteClass} role="alert">
      <h2>{slow.title}</h2>
      <p>{slow.advice}</p>
      <a href="">{again}</a>
      <HelpLine />
    </div>
  );
}

/** Replaces the page in a browser that runs no scripts. */
export const ScriptsOffNote = ({ lang }: { readonly lang: string }) => (
  <div className={`${noteClass} ${wholePageClass}`} lang={lang}>
    <h2>
      <Trans>JavaScript is turned off</Trans>
    </h2>
    <p>
      <Trans>
        This page needs JavaScript. Turn it on in your browser’s settings, then open the page again.
      </Trans>
    </p>
    <HelpLine />
  </div>
);
