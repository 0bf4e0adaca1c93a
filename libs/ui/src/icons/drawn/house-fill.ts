import { drawIcon } from '../draw-icon';

export const HouseFillIcon = /* @__PURE__ */ drawIcon(
  'M224 120v96a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8v-52a4 4 0 0 0-4-4h-40a4 4 0 0 0-4 4v52a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-96a16 16 0 0 1 4.7-11.3l80-80a16 16 0 0 1 22.6 0l80 80A16 16 0 0 1 224 120',
);
