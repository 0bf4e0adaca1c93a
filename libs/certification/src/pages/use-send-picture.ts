import { shrinkPicture } from '@clearloan/ui';
import { useRef, useState } from 'react';
import type { FaceStep, PictureType, UploadedPicture } from '../contract';
import { checkFile } from '../device/picture-checker';
import { useUploadPicture } from '../queries';
import { doubtsIn, type PictureDoubt } from '../rules/picture-quality';

/** A picture on its way: made, and named once so that sending it again counts once. */
interface Outgoing {
  readonly file: Blob;
  readonly uploadId: string;
}

type SendStage =
  | { readonly is: 'idle' }
  /** A chosen file that the lender may not be able to read; the borrower decides. */
  | { readonly is: 'doubtful'; readonly doubts: readonly PictureDoubt[]; readonly file: Blob }
  | { readonly is: 'shrinking' }
  | { readonly is: 'sending' }
  /** The device cannot read it, or it is too heavy. */
  | { readonly is: 'unusable' }
  /** No answer: the same picture can be sent again. */
  | { readonly is: 'unsent'; readonly message: string; readonly picture: Outgoing }
  /** The borrower stopped it; the same picture can be sent again. */
  | { readonly is: 'stopped'; readonly picture: Outgoing }
  /** The lender looked at it and wants another one. */
  | { readonly is: 'refused'; readonly reason: string | undefined };

export interface SendPicture {
  readonly stage: SendStage;
  /** How much of the picture has left the device, from 0 to 1; nothing while none is being sent. */
  readonly share: number | undefined;
  readonly isBusy: boolean;
  readonly take: (file: Blob) => Promise<void>;
  /** A file that nobody saw on this screen: looked at first, and sent when it can be read. */
  readonly choose: (file: Blob) => Promise<void>;
  /** Sends the doubtful file, or the picture that got no answer or was stopped, the latter under the same name. */
  readonly again: () => Promise<void>;
  /** Stops the sending under way. */
  readonly stop: () => void;
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
  const { share, upload, stop } = useUpload();
  const [stage, setStage] = useState<SendStage>({ is: 'idle' });

  const refuse = (reason: string | undefined) => {
    setStage({ is: 'refused', reason });
    onRefused?.(reason);
  };
  const send = async (picture: Outgoing) => {
    setStage({ is: 'sending' });
    const { outcome, isStopped } = await upload({ ...target, ...picture });
    if (isStopped) setStage({ is: 'stopped', picture });
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

  const take = async (file: Blob) => {
    setStage({ is: 'shrinking' });
    const light = await shrinkPicture(file);
    if (light) await send({ file: light, uploadId: crypto.randomUUID() });
    else setStage({ is: 'unusable' });
  };
  return {
    stage,
    share,
    isBusy: stage.is === 'shrinking' || stage.is === 'sending',
    take,
    choose: async (file) => {
      setStage({ is: 'shrinking' });
      const doubts = doubtsIn(await checkFile(file));
      if (doubts.length === 0) await take(file);
      else setStage({ is: 'doubtful', doubts, file });
    },
    again: async () => {
      if (stage.is === 'doubtful') await take(stage.file);
      else if (stage.is === 'unsent' || stage.is === 'stopped') await send(stage.picture);
    },
    stop,
  };
}

/** One upload at a time, which says how far it is and can be stopped. */
function useUpload() {
  const { run } = useUploadPicture();
  const [share, setShare] = useState<number>();
  const stopper = useRef<AbortController | undefined>(undefined);
  const upload = async (request: Parameters<typeof run>[0]) => {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    // What a stopped sending comes back with is no failure to tell: the screen tells the others itself.
    const outcome = await run(request, { signal, quiet: true, onProgress: setShare });
    setShare(undefined);
    return { outcome, isStopped: signal.aborted };
  };
  return { share, upload, stop: () => stopper.current?.abort() };
}
