import { drawIcon } from '../draw-icon';

export const ArrowsDownUpIcon = /* @__PURE__ */ drawIcon(
  'M120.5 167.5a12 12 0 0 1 0 17l-32 32a12 12 0 0 1-17 0l-32-32a12 12 0 1 1 17-17L68 179V48a12 12 0 0 1 24 0v131l11.5-11.5a12 12 0 0 1 17 0m96-96-32-32a12 12 0 0 0-17 0l-32 32a12 12 0 0 0 17 17L164 77v131a12 12 0 0 0 24 0V77l11.5 11.5a12 12 0 0 0 17-17Z',
);
