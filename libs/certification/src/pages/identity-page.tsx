import { isKnown } from '@clearloan/api-client/declare';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pictureTypes } from '../contract';
import { PictureList, type Refusals } from './picture-list';
import { PictureView } from './picture-view';
import { useIdentityCheck } from './use-identity-check';

/** The identity check: which document, which pictures; `_picture` in the URL opens the camera for one of them. */
export function IdentityPage() {
  const check = useIdentityCheck();
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const [search] = useSearchParams();
  const type = search.get('_picture') ?? '';
  const note = (refusal: string | undefined) => {
    setRefusals((now) => {
      const others = [...now].filter(([each]) => each !== type);
      return new Map(refusal === undefined ? others : [...others, [type, refusal]]);
    });
  };
  if (isKnown(pictureTypes, type) && type !== 'face') {
    return <PictureView key={type} type={type} check={check} onRefused={note} />;
  }
  return <PictureList check={check} refusals={refusals} />;
}
