import { useBack, useIsHere } from '@clearloan/app-runtime';
import { FileButton, ImageIcon, Pad, Page, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureType } from '../contract';
import { CameraDenied, TakePhoto } from '../parts/take-photo';
import { CameraFrame, frameProportions } from '../parts/camera-frame';
import { QualityHints } from '../parts/quality-hints';
import { usePictureText } from '../parts/picture-item';
import { useCamera } from '../device/use-camera';
import { picturesPath } from '../step-paths';
import type { IdentityCheck } from './use-identity-check';
import { SendStage, useSendPicture } from './use-send-picture';
import './picture-view.css';

export interface PictureViewProps {
  readonly type: PictureType;
  readonly check: IdentityCheck;
  /** The lender's reason; undefined once a picture was accepted. */
  readonly onRefused: (reason: string | undefined) => void;
}

/** Takes one picture of a document: how it should look, the camera, and the upload state. */
export function PictureView({ type, check, onRefused }: PictureViewProps) {
  const { t } = useLingui();
  const { title } = usePictureText(check.paper)[type];
  const list = picturesPath(check.flow.orderId);
  const sending = usePicture({ type, check, onRefused }, list);
  const choose = (file: Blob) => void sending.choose(file);
  const camera = useCamera({ facing: 'environment', proportion: frameProportions.card });
  return (
    <Page
      title={title}
      close={list}
      bottomBar={
        <TakePhoto
          facing="environment"
          label={t`Photo: ${title}`}
          camera={camera}
          isBusy={sending.isBusy}
          onPhoto={(photo) => void sending.take(photo)}
          onFile={choose}
        />
      }
    >
      <div className="cl-certification-camera">
        <Pad>
          <Stack>
            <CameraFrame shape="card" video={camera.video} isLive={camera.state === 'live'} />
            <SendStage sending={sending} />
            <CameraDenied state={camera.state} />
            <QualityHints of="paper" quality={camera.quality} />
            <FileButton
              className="cl-link cl-certification-choose"
              label={t`Choose a photo from your phone`}
              accept="image/*"
              onPick={choose}
            >
              <ImageIcon size="small" />
              <Trans>Choose a photo from your phone</Trans>
            </FileButton>
          </Stack>
        </Pad>
      </div>
    </Page>
  );
}

/** A picture that the lender accepts leads back to the list, unless the borrower has gone there before. */
function usePicture({ type, check, onRefused }: PictureViewProps, list: string) {
  const close = useBack(list);
  const isHere = useIsHere();
  return useSendPicture(
    { type },
    {
      onAccepted: (uploaded) => {
        onRefused(undefined);
        check.noteSent(type, uploaded);
        if (isHere()) close();
      },
      onRefused,
    },
  );
}
