import { SendStageText } from '../parts/send-stage-text';
import type { SendPicture } from './use-send-picture';

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
