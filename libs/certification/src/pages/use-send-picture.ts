import { shrinkPicture } from '@clearloan/ui';
import { useRef, useState } from 'react';
import type { FaceStep, PictureType, UploadedPicture } from '../contract';
import { useUploadPicture } from '../queries';

/** A picture on its way: made, and named once so that sending it again counts once. */
interface Outgoing {
  readonly file: Blob;
  readonly uploadId: string;
}

export type SendStage =
  | { readonly is: 'idle' }
  | { readonly is: 'shrinking' }
  | { readonly is: 'sending' }
  /** The phone cannot read it, or it is too heavy. */
  | { readonly is: 'unusable' }
  /** No answer: the same picture can be sent again. */
  | { readonly is: 'unsent'; readonly message: string; readonly picture: Outgoing }
  /** The borrower stopped it; the same picture can be sent again. */
  | { readonly is: 'stopped'; readonly picture: Outgoing }
  /** The lender looked at it and wants another one. */
  | { readonly is: 'refused'; readonly reason: string | undefined };

export interface SendPicture {
  readonly stage: SendStage;
  readonly isBusy: boolean;
  readonly take: (file: Blob) => Promise<void>;
  /** Sends the picture that got no answer, or was stopped, once more under the same name. */
  readonly again: () => Promise<void>;
  /** Stops the sending under way. */
  readonly stop: () => void;
}

/** What a stage has to say in somebody else's words: the lender's, or the network's. */
export function stageWords(stage: SendStage): string | undefined {
  if (stage.is === 'unsent') return stage.message;
  return stage.is === 'refused' ? stage.reason : undefined;
}

interface Hearers {
  readonly onAccepted: (uploaded: UploadedPicture) => void;
  readonly onRefused?: (reason: string | undefined) => void;
}

/** Makes a picture light, sends it, and says how that went. */
export function useSendPicture(
  target: { readonly type: PictureType; readonly step?: FaceStep },
  { onAccepted, onRefused }: Hearers,
): SendPicture {
  const { run } = useUploadPicture();
  const [stage, setStage] = useState<SendStage>({ is: 'idle' });
  const stopper = useRef<AbortController>();

  const refuse = (reason: string | undefined) => {
    setStage({ is: 'refused', reason });
    onRefused?.(reason);
  };
  const send = async (picture: Outgoing) => {
    setStage({ is: 'sending' });
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    // What a stopped sending comes back with is no failure to tell: the screen tells the others itself.
    const outcome = await run({ ...target, ...picture }, { signal, quiet: true });
    if (signal.aborted) setStage({ is: 'stopped', picture });
    else if (!outcome.ok) {
      const { kind, message } = outcome.error;
      if (kind === 'Business') refuse(message);
      else setStage({ is: 'unsent', message, picture });
    } else if (!outcome.data.accepted) {
      refuse(outcome.data.reason);
    } else {
      setStage({ is: 'idle' });
      onAccepted(outcome.data);
    }
  };

  return {
    stage,
    isBusy: stage.is === 'shrinking' || stage.is === 'sending',
    take: async (file) => {
      setStage({ is: 'shrinking' });
      const light = await shrinkPicture(file);
      if (light) await send({ file: light, uploadId: crypto.randomUUID() });
      else setStage({ is: 'unusable' });
    },
    again: async () => {
      if (stage.is === 'unsent' || stage.is === 'stopped') await send(stage.picture);
    },
    stop: () => stopper.current?.abort(),
  };
}
