import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { LayerProps } from './kit-layer';
import './layer.css';

type LayerPart = ComponentType<LayerProps>;

let kitLayer: LayerPart | undefined;

/**
 * The base of sheets and dialogs: scrim, motion, and scroll lock of the page. Uses the kit's Popup; its chunk is loaded
 * when the first layer of a visit opens, with a plain layer as the fallback.
 */
export function Layer(props: LayerProps) {
  const { open } = props;
  const [part, setPart] = useState<LayerPart | undefined>(() => kitLayer);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (!wasOpened || part !== undefined) return;
    let isCurrent = true;
    void openKitLayer().then((found) => {
      if (isCurrent) setPart(() => found);
    });
    return () => {
      isCurrent = false;
    };
  }, [wasOpened, part]);
  if (!wasOpened || part === undefined) return null;
  const Part = part;
  return <Part {...props} />;
}

async function openKitLayer(): Promise<LayerPart> {
  try {
    kitLayer = (await import('./kit-layer')).KitLayer;
    return kitLayer;
  } catch {
    return PlainLayer;
  }
}

/** The fallback without the kit: offline, or after a deploy that removed its chunk. */
export function PlainLayer({ open, place, onScrim, children }: LayerProps) {
  if (!open) return null;
  return createPortal(
    <>
      <div className="cl-scrim" onClick={onScrim} />
      <div className={`cl-layer cl-layer-${place}`}>{children}</div>
    </>,
    document.body,
  );
}
