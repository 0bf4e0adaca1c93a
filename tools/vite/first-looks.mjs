import { prerenderedPages } from './prerender.mjs';
import { samplePhone } from './sample-phone.mjs';

/** The mark as `BrandMark` draws it. */
const mark = (size, paper, ink) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 28 28" aria-hidden="true">` +
  `<path d="M4 2h20v21l-3.3 3-3.4-3-3.3 3-3.3-3-3.4 3L4 23z" fill="${paper}"/>` +
  `<path d="M9 9h10M9 14h10" stroke="${ink}" stroke-width="2.6"/></svg>`;

/** `SkeletonSlip`, without its words: nothing is there yet to be heard. */
const skeletonSlip =
  '<section class="cl-slip">' +
  [1, 2, 3, 4].map((line) => `<span class="cl-skeleton cl-skeleton-${line}"></span>`).join('') +
  '<div class="cl-fold"></div><div class="cl-skeleton-links">' +
  '<span class="cl-skeleton"></span><span class="cl-skeleton"></span></div></section>';

/**
 * The number's field as the app draws it: it takes digits at once, and the app takes them over (libs/auth, useTypedAhead), which
 * finds it by its id. It stands in no form: Enter would send the page, and the number into its address.
 */
const numberField = (say) =>
  `<div class="cl-field"><div class="cl-field-label"><label for="number-ahead">${say('Phone number')}</label></div>` +
  `<div class="cl-field-box"><span class="cl-field-prefix">${samplePhone.countryCode}</span>` +
  `<input type="tel" inputmode="tel" id="number-ahead" placeholder="${samplePhone.example}" autocomplete="tel-national" aria-required="true"></div></div>`;

/**
 * The field, the tick and the button as they will stand. The tick is for the eye only. The button is one that cannot be tapped
 * yet; nothing turns in it, which would take time from the app that is on its way.
 */
const loginForm = (say) =>
  `<div class="cl-stack cl-stack-6 cl-pad">${numberField(say)}` +
  '<div class="cl-auth-shared" aria-hidden="true"><div class="cl-check"><span class="cl-check-box"></span><span class="cl-check-words">' +
  `<b>${say('Others use this phone')}</b><span class="cl-item-note">${say('Nothing is saved here. Amounts stay hidden. You are logged out after 10 minutes.')}</span>` +
  '</span></div></div></div></main><footer class="cl-dock"><div class="cl-pin">' +
  `<button class="cl-button cl-button-solid" disabled aria-busy="true">${say('Send code')}</button></div></footer>`;

const loginLook = (say) =>
  '<div class="cl-page"><header class="cl-nav"></header><main class="cl-page-main"><div class="cl-page-question">' +
  mark(44, 'var(--cl-hl)', 'var(--cl-ink)') +
  `<h1 class="cl-question">${say('Your phone number')}</h1>` +
  `<p class="cl-page-lead">${say('We send a {codeLength}-digit code to check it is you.').replace('{codeLength}', '6')}</p></div>` +
  `${loginForm(say)}</div>`;

const homeLook = (say) =>
  '<div class="cl-page"><header class="cl-till"><div class="cl-nav"><span class="cl-till-brand">' +
  `${mark(30, 'var(--cl-mark)', 'var(--cl-on-mark)')}Clearloan</span></div><div class="cl-slot"></div></header>` +
  `<main class="cl-page-main"><h1 class="cl-heard">${say('Home')}</h1><div class="cl-printed">${skeletonSlip}</div></main></div>`;

/** What is said, after a while, of an app whose files do not come; the app itself, once there, takes its place. */
export const notOpened = (say) =>
  `<div class="cl-not-opened" role="alert"><h2>${say('This page did not open')}</h2>` +
  `<p>${say('No connection to the lender. Please try again.')}</p>` +
  `<a class="cl-link" href="">${say('Try again')}</a></div>`;

const otherStyle =
  '.cl-first{display:grid;place-content:center;justify-items:center;gap:12px;min-height:80vh;color:var(--cl-ink-2)}';

/** What stands for a screen that is not drawn ahead. */
export const otherLook = (say) =>
  `<style>${otherStyle}</style><div class="cl-first">${mark(44, 'var(--cl-hl)', 'var(--cl-ink)')}<p class="cl-first-words">${say('Loading')}</p></div>`;

/** How each prerendered page looks before its code is there: the same parts at the same places. */
const looks = {
  login: { module: 'libs/auth/src/pages/login-page.tsx', library: 'libs/auth', look: loginLook },
  home: { module: 'libs/loans/src/pages/home-page.tsx', library: 'libs/loans', look: homeLook },
};

export const firstLooks = prerenderedPages.map((page) => ({ ...page, ...looks[page.screen] }));
