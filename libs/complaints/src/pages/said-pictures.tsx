import { Sheet } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProblemPicture } from '../contract';
import '../parts/pictures.css';
import { OwnPicture } from './own-picture';

/** Pictures of a message; a tap enlarges one. */
export function SaidPictures({ pictures }: { pictures: readonly ProblemPicture[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number>();
  const nameOf = (index: number) => {
    const number = index + 1;
    return t`Photo ${number}`;
  };
  const picture = shown === undefined ? undefined : pictures[shown];
  return (
    <div className="cl-complaints-pictures">
      {pictures.map(({ imageId, url }, index) => (
        <button key={imageId} type="button" onClick={() => setShown(index)}>
          <OwnPicture url={url} alt={nameOf(index)} />
        </button>
      ))}
      <Sheet open={picture !== undefined} title={nameOf(shown ?? 0)} onClose={() => setShown(undefined)}>
        <div className="cl-complaints-whole">
          {picture && <OwnPicture url={picture.url} alt={nameOf(shown ?? 0)} />}
        </div>
      </Sheet>
    </div>
  );
}
