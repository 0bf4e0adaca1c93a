import { SendStageWords } from '../parts/send-stage-text';
import type { SendPicture } from './use-send-picture';

/** How sending one picture goes, and what can be done about it. */
export function SendStage({ sending: { stage, share, again, stop } }: { readonly sending: SendPicture }) {
  const words = stage.is === 'unsent' ? stage.message : stage.is === 'refused' ? stage.reason : undefined;
  return (
    <SendStageWords
      stage={stage.is}
      words={words}
      doubts={stage.is === 'doubtful' ? stage.doubts : []}
      share={share}
      onAgain={() => void again()}
      onStop={stop}
    />
  );
}
