require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// On a busy machine an expected element may appear late.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no media queries; tests run on a device with reduced motion. */
window.matchMedia = (media) => ({
  media,
  matches: media.includes('prefers-reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

// jsdom has no layout, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;
