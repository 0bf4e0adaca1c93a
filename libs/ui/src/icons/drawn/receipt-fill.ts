import { drawIcon } from '../draw-icon';

export const ReceiptFillIcon = /* @__PURE__ */ drawIcon(
  'M216 40H40a16 16 0 0 0-16 16v152a8 8 0 0 0 11.6 7.2L64 200.9l28.4 14.2a8 8 0 0 0 7.2 0L128 201l28.4 14.2a8 8 0 0 0 7.2 0L192 201l28.4 14.2A8 8 0 0 0 232 208V56a16 16 0 0 0-16-16m-40 104H80a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16m0-32H80a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16',
);
