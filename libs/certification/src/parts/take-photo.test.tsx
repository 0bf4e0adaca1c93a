import { AppRuntimeProvider, type NativeShell } from '@clearloan/app-runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { MemoryRouter } from 'react-router-dom';
import { findPlace } from '../device/read-device';
import type { Camera } from '../device/use-camera';
import { TakePhoto } from './take-photo';

const photo = new Blob(['picture'], { type: 'image/jpeg' });
const noCamera: Camera = {
  state: 'absent',
  video: () => undefined,
  quality: undefined,
  take: () => Promise.resolve(null),
};

function show(host: NativeShell) {
  const files: Blob[] = [];
  i18n.load('en', {});
  i18n.activate('en');
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <AppRuntimeProvider value={{ nativeShell: host }}>
          <TakePhoto
            facing="environment"
            label="Photo: front"
            camera={noCamera}
            isBusy={false}
            onPhoto={() => undefined}
            onFile={(file) => files.push(file)}
          />
        </AppRuntimeProvider>
      </MemoryRouter>
    </I18nProvider>,
  );
  return files;
}

it('a native shell with a camera takes the picture', async () => {
  const asked: string[] = [];
  const takePhoto = (facing: string) => {
    asked.push(facing);
    return Promise.resolve(photo);
  };
  const files = show({ takePhoto });
  await userEvent.click(screen.getByRole('button', { name: 'Take photo' }));
  expect([asked, files]).toEqual([['environment'], [photo]]);
});

it('a borrower who takes no picture in the native shell stays on the screen', async () => {
  const files = show({ takePhoto: () => Promise.resolve(undefined) });
  await userEvent.click(screen.getByRole('button', { name: 'Take photo' }));
  expect(files).toEqual([]);
});

it('a browser opens the device’s camera', () => {
  show({});
  expect(screen.getByLabelText('Photo: front')).toHaveAttribute('capture', 'environment');
});

it('a location from the native shell is rounded like any other', async () => {
  const place = { latitude: -6.208763, longitude: 106.845599 };
  expect(await findPlace({ findPlace: () => Promise.resolve(place) })).toEqual({
    latitude: -6.21,
    longitude: 106.85,
  });
  expect(await findPlace({ findPlace: () => Promise.resolve(undefined) })).toBeUndefined();
});
