import { callLink, sampleLender } from '@clearloan/formatting';
import { BrandMark } from '@clearloan/ui';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { noteClass, wholePageClass, type StartupMessages } from '../startup-guard/startup-messages';

/** Prerendered in the page of every address without a screen of its own: the app takes its place. */
export const NeutralScreen = () => (
  <div className="cl-first">
    <BrandMark size={44} onPaper />
    <p className="cl-first-words">
      <Trans>Loading</Trans>
    </p>
  </div>
);

/** What the startup guard says, in the language now spoken. */
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

/** A brand writes its own number in place of this one. */
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
 * Prerendered before the app's place in every page. Its style shows it after a while when the app, which removes it, is not on
 * screen by then; the startup guard says why.
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

/** Takes the place of the page in a browser that runs no scripts. */
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
