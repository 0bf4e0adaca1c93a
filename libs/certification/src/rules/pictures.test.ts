import * as v from 'valibot';
import { basicPersonInfo, faceSteps, type Identity } from '../contract';
import { identityKnown, identityUnknown } from '../fixtures/identity';
import { noAnswers, valueOf, type Answers } from './answers';
import {
  chosenCardType,
  movesDone,
  nextMove,
  nextPicture,
  picturesFor,
  withMove,
  withoutMoves,
  withoutPaper,
  type PictureRules,
} from './pictures';

const unknown = v.parse(basicPersonInfo.data, identityUnknown);
const known = v.parse(basicPersonInfo.data, identityKnown);
const usual: PictureRules = { hasTaxCards: true, canTryFace: true };
const typesFor = (paper: string, rules = usual) =>
  picturesFor(unknown, chosenCardType(unknown, paper), noAnswers, rules).map(({ type }) => type);
const nextFor = (identity: Identity, sent: Answers = noAnswers, rules = usual) =>
  nextPicture(picturesFor(identity, chosenCardType(identity, undefined), sent, rules))?.type;

it('a card needs two pictures, a passport one', () => {
  expect(typesFor('nationalId')).toEqual(['id_front', 'id_card_back', 'tax_card', 'face']);
  expect(typesFor('passport')).toEqual(['id_front', 'tax_card', 'face']);
});

it('a market without tax cards requires none', () => {
  expect(typesFor('passport', { ...usual, hasTaxCards: false })).toEqual(['id_front', 'face']);
});

it('the document is the selected one, else the saved one, else the first one', () => {
  expect(chosenCardType(known, 'passport')?.card_type).toBe('passport');
  expect(chosenCardType({ ...known, card_type: 'passport' }, undefined)?.card_type).toBe('passport');
  expect(chosenCardType(unknown, undefined)?.card_type).toBe('nationalId');
  expect(chosenCardType({ ...unknown, cardTypes: [] }, undefined)).toBeUndefined();
});

describe('the next picture', () => {
  const noFace = { ...known, face: undefined };

  it('is the first required one that is missing, with the face last', () => {
    expect(nextFor(unknown)).toBe('id_front');
    expect(nextFor({ ...known, id_card_back: undefined })).toBe('id_card_back');
    expect(nextFor(noFace)).toBe('face');
    expect(nextFor(known)).toBeUndefined();
  });

  it('is not one that was sent before a reload', () => {
    expect(nextFor(unknown, new Map([['id_front', { value: 'i-1' }]]))).toBe('id_card_back');
  });

  it('is of a newly selected document, without the face again', () => {
    const passport = picturesFor(known, chosenCardType(known, 'passport'), noAnswers, usual);
    expect(passport.map(({ type, imageId }) => [type, imageId])).toEqual([
      ['id_front', undefined],
      ['tax_card', undefined],
      ['face', 'i-4'],
    ]);
    const sent = new Map([...passport.map(({ type }) => [type, { value: 'i-9' }] as const)]);
    const afterwards = withoutPaper(
      sent,
      passport.map((picture) => ({ ...picture, imageId: 'i-9' })),
    );
    expect([...afterwards.keys()].filter((key) => sent.has(key as 'face'))).toEqual(['tax_card', 'face']);
    const identity = { ...unknown, id_front: { imageId: 'i-9' }, id_card_back: undefined };
    expect(nextFor(identity, afterwards)).toBe('id_front');
  });

  it('is a tax card only when the amount requires it', () => {
    expect(nextFor({ ...known, needsTaxCard: true })).toBe('tax_card');
  });

  it('is not the face when the attempts are used up', () => {
    expect(nextFor(noFace, noAnswers, { ...usual, canTryFace: false })).toBeUndefined();
  });
});

const after = (count: number): Answers =>
  faceSteps.slice(0, count).reduce<Answers>((sent, move) => withMove(sent, move, `i-${move}`), new Map());

it('the moves follow in their order, each once', () => {
  expect([0, 1, 2, 3].map((count) => nextMove(after(count)))).toEqual(['front', 'left', 'right', 'up']);
});

it('an interrupted face check continues with the next move', () => {
  expect(movesDone(after(2))).toEqual(['front', 'left']);
  expect(valueOf(after(2), 'face')).toBe('');
});

it('the last move replaces the moves with the face picture', () => {
  expect([...after(4)]).toEqual([['face', { value: 'i-front' }]]);
});

it('starting over deletes only the moves', () => {
  const sent = withMove(new Map([['id_front', { value: 'i-1' }]]), 'front', 'i-2');
  expect([...withoutMoves(sent).keys()]).toEqual(['id_front']);
});
