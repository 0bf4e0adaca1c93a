require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// What a test waits for comes or does not; on a busy machine it may come late.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom answers no media queries; tests run on a phone that wants no motion. */
window.matchMedia = (media) => ({
  media,
  matches: media.includes('prefers-reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;
