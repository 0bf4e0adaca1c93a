import type { ReactNode } from 'react';
import { Popup } from 'react-vant/es/popup/index.js';
import 'react-vant/es/styles/css-variables.css';
import 'react-vant/es/styles/animation.css';
import '../theme/kit/base.css';
import '../theme/kit/layers.css';

export interface LayerProps {
  open: boolean;
  /** From the bottom of the window (sheet), or in its centre (dialog). */
  place: 'foot' | 'middle';
  onScrim: () => void;
  children: ReactNode;
}

/** The motion token, which is 1 ms with reduced motion; no motion without styles. */
const tokenMs = () => motionMs(getComputedStyle(document.documentElement).getPropertyValue('--cl-m-base'));

/** The kit's Popup, for its motion and scroll lock; role, name and focus come from its content. */
export function KitLayer({ open, place, onScrim, children }: LayerProps) {
  return (
    <Popup
      visible={open}
      position={place === 'foot' ? 'bottom' : 'center'}
      className={`cl-layer cl-layer-${place}`}
      duration={tokenMs()}
      closeOnClickOverlay={false}
      onClickOverlay={onScrim}
      destroyOnClose
    >
      {children}
    </Popup>
  );
}

/** A CSS time in milliseconds; the build shortens `200ms` to `.2s`. Unparsable values mean no motion. */
export function motionMs(cssTime: string): number {
  const time = cssTime.trim();
  const figure = Number.parseFloat(time) || 0;
  return time.endsWith('ms') ? figure : figure * 1000;
}
