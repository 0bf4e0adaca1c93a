/** A component: tools/vite/phosphor-icons.mjs. */
declare module '@phosphor-icons/core/*.svg' {
  import type { ReactElement } from 'react';
  const icon: (props: { size?: 'small' | 'large' | undefined }) => ReactElement;
  export default icon;
}
