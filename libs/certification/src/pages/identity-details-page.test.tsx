import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { basicPersonInfo, certifyList, faceAttempts, saveBasicInfo } from '../contract';
import { certifyListDone, certifyListFirstVisit } from '../fixtures/certify-lists';
import { faceAttemptsLeft, identityKnown, identityUnknown } from '../fixtures/identity';
import { routes } from '../routes';

const lender = fakeLender();
const open = (at: string) => renderRoutes(routes, { at });

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(certifyList, certifyListFirstVisit);
  lender.answerWire(basicPersonInfo, identityUnknown);
  lender.answerWire(faceAttempts, faceAttemptsLeft);
});

describe('the identity details form', () => {
  const openDetails = async () => {
    lender.answerWire(basicPersonInfo, { ...identityKnown, id_number: '3174014903940417' });
    const view = await open('/certification/identity');
    await screen.findByRole('textbox', { name: 'Full name' });
    return view;
  };
  const save = () => screen.getByRole('button', { name: 'Save and continue' });

  it('saves the details with the ids of their pictures', async () => {
    lender.answer(saveBasicInfo, undefined);
    lender.answerWire(certifyList, certifyListDone);
    const { user } = await openDetails();
    const name = screen.getByRole('textbox', { name: 'Full name' });
    await user.clear(name);
    await user.type(name, 'Mira Ayu Tan');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'All steps are done' })).toBeVisible();
    expect(lender.received(saveBasicInfo)[0]?.request).toEqual({
      card_type: 'nationalId',
      name: 'Mira Ayu Tan',
      id_number: '3174014903940417',
      birthday: '1994-03-09',
      gender: 'female',
      id_front: 'i-1',
      id_card_back: 'i-2',
      face: 'i-4',
    });
    expect(JSON.stringify(localStorage)).not.toContain('Mira');
  });

  it('requires a masked number to be typed again', async () => {
    lender.answerWire(basicPersonInfo, identityKnown);
    const { user } = await open('/certification/identity');
    const number = await screen.findByRole('textbox', { name: 'ID number' });
    expect(number).toHaveValue('');
    expect(number).toHaveAccessibleDescription(/^Saved: 3174 •••• •••• 0417/);
    await user.click(save());
    expect(await screen.findByRole('link', { name: 'Enter your ID number.' })).toBeVisible();
    expect(lender.received(saveBasicInfo)).toEqual([]);
  });

  it('shows at its field that a number does not match the person', async () => {
    const words = 'This number doesn’t match your date of birth. Check both.';
    lender.refuse(saveBasicInfo, codes.badInput, words, { field: 'id_number' });
    const { user } = await openDetails();
    await user.click(save());
    expect(await screen.findByRole('link', { name: `ID number ${words}` })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'ID number' })).toHaveAccessibleDescription(words);
  });

  it('links to the pictures when a picture is missing', async () => {
    await open('/certification/identity');
    expect(await screen.findByText('A photo is missing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to photos' })).toHaveAttribute('href', '/IdCardType');
  });
});
