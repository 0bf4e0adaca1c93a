import { formatDayAndTime } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  CheckCircleFillIcon,
  LinkAction,
  List,
  ListItem,
  Note,
  Pad,
  Page,
  PrimaryAction,
  SkeletonList,
  SpeakerHighIcon,
  Stack,
  SunIcon,
  SunglassesIcon,
  Text,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, useEffect } from 'react';
import { faceSteps, type FaceAttempts, type FaceStep } from '../contract';
import { CameraDenied, TakePhoto } from '../parts/take-photo';
import { CameraFrame } from '../parts/camera-frame';
import { Question } from '../parts/step-page';
import { useFaceCheck, type FaceCheck } from './use-face-check';
import { SendStage } from './use-send-picture';
import { QueryBoundary } from './query-boundary';
import './face-page.css';

/**
 * A picture of each move by the front camera. They are uploaded to the lender and never stored on the device.
 */
export function FacePage() {
  const { t } = useLingui();
  const face = useFaceCheck();
  const { check, list } = face;
  return (
    <Page title={t`Your face`} close={list} bottomBar={check.attempts && <FaceAction face={face} />}>
      <QueryBoundary
        query={check.read}
        failedTitle={t`This step didn’t load`}
        waiting={<SkeletonList rows={2} />}
      >
        {() => <FaceView face={face} />}
      </QueryBoundary>
    </Page>
  );
}

interface FaceProps {
  readonly face: FaceCheck;
}

function FaceAction({ face: { canGoOn, camera, sending, list } }: FaceProps) {
  const { t } = useLingui();
  if (!canGoOn) {
    return (
      <PrimaryAction kind="line" to={list}>
        <Trans>Back to photos</Trans>
      </PrimaryAction>
    );
  }
  return (
    <TakePhoto
      facing="user"
      label={t`Photo of your face`}
      camera={camera}
      isBusy={sending.isBusy}
      onPhoto={(photo) => void sending.take(photo)}
      onFile={(file) => void sending.choose(file)}
    />
  );
}

function FaceView({ face }: FaceProps) {
  const { check, camera, sending, move, done, canGoOn } = face;
  const text = useMoveText()[move];
  return (
    <>
      <div className="cl-certification-move">
        <Question isLive>{text}</Question>
      </div>
      <Stack>
        <Pad>
          <CameraFrame shape="face" done={done} video={camera.video} isLive={camera.state === 'live'} />
          <MovesDone done={done} all={faceSteps.length} />
          <SendStage sending={sending} />
          <CameraDenied state={camera.state} />
          {(!canGoOn || done === 0) && check.attempts && <AttemptsLeft attempts={check.attempts} />}
        </Pad>
        <FaceHints />
        <Pad>
          <div className="cl-certification-ways">
            {canGoOn && <ReadAloud label={text} />}
            {done > 0 && !sending.isBusy && (
              <LinkAction onClick={check.restartFace}>
                <Trans>Start over</Trans>
              </LinkAction>
            )}
            <OtherWay />
          </div>
        </Pad>
      </Stack>
    </>
  );
}

/** The moves can be read aloud, since nobody can read with the head turned. */
function ReadAloud({ label: text }: { readonly label: string }) {
  const [isOn, setOn] = useState(false);
  useSpoken(text, useLanguage(), isOn);
  if (!canSpeak() || isOn) return null;
  return (
    <LinkAction icon={<SpeakerHighIcon size="small" />} onClick={() => setOn(true)}>
      <Trans>Read instructions aloud</Trans>
    </LinkAction>
  );
}

function OtherWay() {
  return (
    <LinkAction to={pathTo('customerService')}>
      <Trans>I can’t do this. Show me another way</Trans>
    </LinkAction>
  );
}

function FaceHints() {
  const { t } = useLingui();
  return (
    <List label={t`For the best result`}>
      <ListItem icon={<SunIcon />} title={<Trans>Face the light</Trans>} />
      <ListItem icon={<SunglassesIcon />} title={<Trans>Take off glasses, hats and masks</Trans>} />
    </List>
  );
}

/** Whether this device supports speech. */
const canSpeak = () => 'speechSynthesis' in window;

/** Speaks the text in its language, and again when it changes; silent while `isOn` is false. */
function useSpoken(label: string, language: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !canSpeak()) return undefined;
    const spoken = new SpeechSynthesisUtterance(label);
    spoken.lang = language;
    window.speechSynthesis.speak(spoken);
    return () => {
      window.speechSynthesis.cancel();
    };
  }, [label, language, isOn]);
}

/** How many moves the lender has accepted; a move counts only after its response. */
function MovesDone({ done, all }: { readonly done: number; readonly all: number }) {
  return (
    <p className="cl-certification-moves" role="status">
      {done > 0 && <CheckCircleFillIcon />}
      <Text as="span" bold>
        <Plural value={all} one={`${done} of # move done`} other={`${done} of # moves done`} />
      </Text>
    </p>
  );
}

/** Instructions for each move, in the current language. */
function useMoveText(): Readonly<Record<FaceStep, string>> {
  const { t } = useLingui();
  return {
    front: t`Look straight at the phone`,
    left: t`Turn your head left`,
    right: t`Turn your head right`,
    up: t`Lift your chin`,
  };
}

/** How many attempts the face check has left, or when it can be started again. */
function AttemptsLeft({ attempts }: { readonly attempts: FaceAttempts }) {
  const { canTry, leftTimes, until, message } = attempts;
  const language = useLanguage();
  const { timeZone } = useMarket();
  if (canTry) {
    return (
      <Text tone="dim">
        <Plural value={leftTimes} one="# try left." other="# tries left." />
      </Text>
    );
  }
  const at = until === undefined ? undefined : formatDayAndTime(until, language, timeZone);
  return (
    <Note kind="due" title={<Trans>No more tries for now</Trans>}>
      {message}
      {at !== undefined && (
        <p>
          <Trans>You can try again from {at}.</Trans>
        </p>
      )}
    </Note>
  );
}
