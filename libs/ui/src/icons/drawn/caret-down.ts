import { drawIcon } from '../draw-icon';

export const CaretDownIcon = /* @__PURE__ */ drawIcon(
  'm216.5 104.5-80 80a12 12 0 0 1-17 0l-80-80a12 12 0 0 1 17-17L128 159l71.5-71.5a12 12 0 0 1 17 17Z',
);
