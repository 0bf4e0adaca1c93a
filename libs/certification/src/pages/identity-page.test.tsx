import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { basicPersonInfo, certifyList, faceAttempts, uploadImage } from '../contract';
import { certifyListDone, certifyListFirstVisit } from '../fixtures/certify-lists';
import {
  faceAttemptsLeft,
  faceAttemptsUsedUp,
  identityKnown,
  identityUnknown,
  pictureRead,
  pictureTooDark,
} from '../fixtures/identity';
import { routes } from '../routes';

const lender = fakeLender();
const photo = () => new File([new Uint8Array(1000)], 'card.jpg', { type: 'image/jpeg' });
const open = (at: string) => renderRoutes(routes, { at });
const item = async (name: string) =>
  within((await screen.findByText(name)).closest<HTMLElement>('li') ?? document.body);

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(certifyList, certifyListFirstVisit);
  lender.answerWire(basicPersonInfo, identityUnknown);
  lender.answerWire(faceAttempts, faceAttemptsLeft);
});

describe('the list of pictures', () => {
  it('shows the pictures of the selected document, and the next one', async () => {
    const { user } = await open('/IdCardType');
    expect(await screen.findByRole('heading', { name: '4 photos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next photo: National ID, front' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Passport' }));
    expect(screen.getByRole('heading', { name: '3 photos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next photo: Passport, page with your photo' })).toBeVisible();
    expect(screen.queryByText('National ID, back')).toBeNull();
  });

  it.each([
    [false, 'Only for larger amounts'],
    [true, 'Photo or scan'],
  ])('shows whether a tax card is required (%p)', async (needsTaxCard, hint) => {
    lender.answerWire(basicPersonInfo, { ...identityUnknown, needsTaxCard });
    await open('/IdCardType');
    const taxCard = (await screen.findByText('Tax card')).closest('li')!;
    expect(taxCard).toHaveTextContent(hint);
  });

  it('shows the received pictures, and links to the details when none is missing', async () => {
    lender.answerWire(basicPersonInfo, identityKnown);
    await open('/IdCardType?_order=o-1');
    expect((await item('National ID, front')).getByText('Received')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check your details' })).toHaveAttribute(
      'href',
      '/certification/identity?_order=o-1',
    );
  });
});

describe('a borrower whose identity is checked', () => {
  it('is asked for the one photo that proves a new name', async () => {
    lender.answerWire(certifyList, certifyListDone);
    lender.answerWire(basicPersonInfo, identityKnown);
    lender.answerWire(uploadImage, pictureRead);
    const { user } = await open('/IdCardType');
    expect(await screen.findByRole('heading', { name: 'Changed your name?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check your details' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Retake: National ID, front' }));
    await user.upload(await screen.findByLabelText('Photo: National ID, front'), photo());
    expect(await screen.findByRole('heading', { name: '4 photos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check your details' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Retake/ })).toBeNull();
  });
});

describe('the camera page', () => {
  const openCamera = async () => {
    const view = await open('/IdCardType');
    await view.user.click(await screen.findByRole('link', { name: 'Next photo: National ID, front' }));
    const camera = await screen.findByLabelText('Photo: National ID, front');
    return { ...view, take: (file: File) => view.user.upload(camera, file) };
  };

  it('sends a picture, shows the recognized details, and links to the next picture', async () => {
    lender.answerWire(uploadImage, pictureRead);
    const { take } = await openCamera();
    await take(photo());
    expect(await screen.findByRole('heading', { name: 'What we read from your card' })).toBeVisible();
    expect(screen.getByText('Mira Tan')).toBeVisible();
    expect(screen.getByText('9 Mar 1994')).toBeVisible();
    expect(screen.queryByText('3174014903940417')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next photo: National ID, back' })).toBeVisible();
    expect(lender.received(uploadImage)[0]?.request).toMatchObject({ type: 'id_front' });
  });

  it('shows why a picture is rejected, and offers a retake', async () => {
    lender.answerWire(uploadImage, pictureTooDark);
    const { take, user } = await openCamera();
    await take(photo());
    const reason = 'Too dark to read. Turn on a light or move near a window.';
    expect(await screen.findByText(reason)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    // The camera page contains the same text, and stays until the list is loaded.
    expect(await screen.findByRole('link', { name: 'Retake: National ID, front' })).toBeVisible();
    expect((await item('National ID, front')).getByText(reason)).toBeVisible();
  });

  it('shows the lender’s message for a rejected file', async () => {
    lender.refuse(uploadImage, codes.fileRefused, 'This is no picture.');
    const { take } = await openCamera();
    await take(photo());
    expect(await screen.findByText('Retake the photo')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('This is no picture.')).toBeVisible();
  });

  it('sends a picture again with the same upload id when the response is lost', async () => {
    lender.drop(uploadImage);
    const { take, user } = await openCamera();
    await take(photo());
    const again = await screen.findByRole('button', { name: 'Resend' });
    lender.answerWire(uploadImage, pictureRead);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'What we read from your card' })).toBeVisible();
    const names = lender.received(uploadImage).map(({ request }) => request.uploadId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  it('can stop an upload, and sends the picture again with the same upload id', async () => {
    lender.hang(uploadImage);
    const { take, user } = await openCamera();
    await take(photo());
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('You cancelled the upload')).toBeVisible();
    lender.answerWire(uploadImage, pictureRead);
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByRole('heading', { name: 'What we read from your card' })).toBeVisible();
    expect(new Set(lender.received(uploadImage).map(({ request }) => request.uploadId)).size).toBe(1);
  });

  it('keeps the picture that is chosen last, also while an older one is being sent', async () => {
    const ends: (() => void)[] = [];
    lender.answerBy(uploadImage, async () => {
      const count = ends.length;
      await new Promise<void>((resolve) => ends.push(resolve));
      return { imageId: `i-${String(count)}`, accepted: true };
    });
    const { take } = await openCamera();
    await take(photo());
    await waitFor(() => expect(ends).toHaveLength(1));
    await take(photo());
    await waitFor(() => expect(ends).toHaveLength(2));
    ends[0]?.();
    ends[1]?.();
    expect(await screen.findByRole('heading', { name: '4 photos' })).toBeVisible();
    expect(JSON.stringify(localStorage)).toContain('i-1');
    expect(JSON.stringify(localStorage)).not.toContain('i-0');
  });

  it('rejects a file that is not a picture without sending it', async () => {
    const { take } = await openCamera();
    await take(new File(['x'], 'card.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('This file can’t be used')).toBeVisible();
    expect(lender.received(uploadImage)).toEqual([]);
  });

  it('does not request a sent picture again after a reload, and stores none on the device', async () => {
    lender.answerWire(uploadImage, pictureRead);
    const { take, unmount } = await openCamera();
    await take(photo());
    await screen.findByRole('heading', { name: 'What we read from your card' });
    unmount();
    await open('/IdCardType');
    expect(await screen.findByRole('link', { name: 'Next photo: National ID, back' })).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toMatch(/data:|base64|blob:/);
  });
});

describe('the face check', () => {
  const openFace = async () => {
    lender.answerBy(uploadImage, ({ request }) => ({ imageId: `i-${request.step ?? ''}`, accepted: true }));
    const view = await open('/certification/face?_order=o-1');
    const camera = await screen.findByLabelText('Photo of your face');
    expect(camera).toHaveAttribute('capture', 'user');
    return { ...view, take: () => view.user.upload(camera, photo()) };
  };

  it('takes a picture of each move, and counts it when the lender accepts it', async () => {
    const { take, router } = await openFace();
    expect(screen.getByText('3 tries left.')).toBeVisible();
    const moves = [
      'Look straight at the phone',
      'Turn your head left',
      'Turn your head right',
      'Lift your chin',
    ];
    for (const [done, move] of moves.entries()) {
      expect(await screen.findByText(`${done} of 4 moves done`)).toBeVisible();
      expect(screen.getByRole('heading', { name: move })).toBeVisible();
      await take();
    }
    await screen.findByRole('list', { name: 'Photos' });
    expect((await item('Your face')).getByText('Received')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/IdCardType', search: '?_order=o-1' });
    const sent = lender.received(uploadImage).map(({ request }) => `${request.type} ${request.step ?? ''}`);
    expect(sent).toEqual(['face front', 'face left', 'face right', 'face up']);
  });

  it('continues with the same move after a reload, also when no attempt is left', async () => {
    const { take, unmount } = await openFace();
    await take();
    await screen.findByText('1 of 4 moves done');
    unmount();
    lender.answerWire(faceAttempts, faceAttemptsUsedUp);
    const { user } = await open('/certification/face');
    expect(await screen.findByRole('heading', { name: 'Turn your head left' })).toBeVisible();
    expect(screen.getByLabelText('Photo of your face')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('No more tries for now')).toBeVisible();
  });

  it('shows when the next attempt is possible, and does not block the borrower', async () => {
    lender.answerWire(faceAttempts, faceAttemptsUsedUp);
    lender.answerWire(basicPersonInfo, { ...identityKnown, face: null });
    const { user } = await open('/certification/face');
    expect(await screen.findByText('No more tries for now')).toBeVisible();
    expect(screen.getByText('You can try again from Sat 21 Nov, 09:00.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to photos' }));
    expect(await screen.findByRole('link', { name: 'Check your details' })).toBeVisible();
  });
});
