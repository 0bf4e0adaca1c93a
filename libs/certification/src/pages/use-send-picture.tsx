import { useLatest } from '@clearloan/app-runtime';
import { shrinkPicture } from '@clearloan/ui';
import { useRef, useState } from 'react';
import type { FaceStep, PictureType, UploadedPicture } from '../contract';
import { checkFile } from '../device/picture-checker';
import { SendStageText } from '../parts/send-stage-text';
import { useUploadPicture } from '../queries';
import { doubtsIn, type PictureDoubt } from '../rules/picture-quality';

/** A picture being uploaded: compressed, with one id so that a retry counts once. */
interface Outgoing {
  readonly file: Blob;
  readonly uploadId: string;
}

type PictureStage =
  | { readonly is: 'idle' }
  /** A chosen file that the lender may not be able to read; the borrower decides. */
  | { readonly is: 'doubtful'; readonly doubts: readonly PictureDoubt[]; readonly file: Blob }
  | { readonly is: 'shrinking' }
  | { readonly is: 'sending' }
  /** The device cannot read it, or it is too large. */
  | { readonly is: 'unusable' }
  /** No response: the same picture can be sent again. */
  | { readonly is: 'unsent'; readonly message: string; readonly picture: Outgoing }
  /** The borrower stopped it; the same picture can be sent again. */
  | { readonly is: 'stopped'; readonly picture: Outgoing }
  /** The lender rejected it and needs another one. */
  | { readonly is: 'refused'; readonly reason: string | undefined };

interface SendPicture {
  readonly stage: PictureStage;
  /** Upload progress from 0 to 1; undefined if nothing is being sent. */
  readonly share: number | undefined;
  readonly isBusy: boolean;
  readonly take: (file: Blob) => Promise<void>;
  /** A file that was not previewed on this screen: checked first, and sent if it is readable. */
  readonly choose: (file: Blob) => Promise<void>;
  /** Sends the doubtful file, or the picture without a response or stopped, the latter with the same id. */
  readonly again: () => Promise<void>;
  /** Stops the current upload. */
  readonly stop: () => void;
}

interface Listeners {
  readonly onAccepted: (uploaded: UploadedPicture) => void;
  readonly onRefused?: (reason: string | undefined) => void;
}

/** Compresses a picture, uploads it, and reports the result. */
export function useSendPicture(
  target: { readonly type: PictureType; readonly step?: FaceStep },
  { onAccepted, onRefused }: Listeners,
): SendPicture {
  const { share, upload, stop, replace } = useUpload();
  const [stage, setStage] = useState<PictureStage>({ is: 'idle' });

  const refuse = (reason: string | undefined) => {
    setStage({ is: 'refused', reason });
    onRefused?.(reason);
  };
  const send = async (picture: Outgoing) => {
    setStage({ is: 'sending' });
    const { outcome, isStopped, isReplaced } = await upload({ ...target, ...picture });
    if (isReplaced) return;
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

  const prepare = usePreparation(setStage, replace);
  const sendShrunk = async (file: Blob) => send({ file, uploadId: crypto.randomUUID() });
  const take = (file: Blob) => prepare(() => shrinkPicture(file), sendShrunk);
  return {
    stage,
    share,
    isBusy: stage.is === 'shrinking' || stage.is === 'sending',
    take,
    choose: (file) =>
      prepare(
        async () => doubtsIn(await checkFile(file)),
        async (doubts) => {
          if (doubts.length === 0) await take(file);
          else setStage({ is: 'doubtful', doubts, file });
        },
      ),
    again: async () => {
      if (stage.is === 'doubtful') await take(stage.file);
      else if (stage.is === 'unsent' || stage.is === 'stopped') await send(stage.picture);
    },
    stop,
  };
}

/** Reads the newest picture, and stops the upload of an older one; what cannot be read is told, as one that is too large. */
function usePreparation(setStage: (stage: PictureStage) => void, stopOlder: () => void) {
  const newest = useLatest();
  return <Read,>(work: () => Promise<Read | undefined>, onRead: (read: Read) => Promise<void>) => {
    stopOlder();
    setStage({ is: 'shrinking' });
    return newest(work, {
      onAnswer: (read) => {
        if (read === undefined) setStage({ is: 'unusable' });
        else void onRead(read);
      },
      onFailure: () => setStage({ is: 'unusable' }),
    });
  };
}

/** One upload at a time, with progress, which can be stopped; a newer picture replaces an older one, whose result is ignored. */
function useUpload() {
  const { run } = useUploadPicture();
  const [share, setShare] = useState<number>();
  const stopper = useRef<AbortController | undefined>(undefined);
  const upload = async (request: Parameters<typeof run>[0]) => {
    const own = new AbortController();
    stopper.current = own;
    const { signal } = own;
    // The result of a stopped upload is not an error to report; the screen reports the others itself.
    const outcome = await run(request, { signal, quiet: true, onProgress: setShare });
    const isReplaced = stopper.current !== own;
    if (!isReplaced) setShare(undefined);
    return { outcome, isStopped: signal.aborted, isReplaced };
  };
  const stop = () => stopper.current?.abort();
  const replace = () => {
    stop();
    stopper.current = undefined;
    setShare(undefined);
  };
  return { share, upload, stop, replace };
}

/** The upload state of one picture, and the possible actions. */
export function SendStage({ sending: { stage, share, again, stop } }: { readonly sending: SendPicture }) {
  const label = stage.is === 'unsent' ? stage.message : stage.is === 'refused' ? stage.reason : undefined;
  return (
    <SendStageText
      stage={stage.is}
      label={label}
      doubts={stage.is === 'doubtful' ? stage.doubts : []}
      share={share}
      onAgain={() => void again()}
      onStop={stop}
    />
  );
}
