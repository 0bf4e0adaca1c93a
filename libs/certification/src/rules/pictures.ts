import { faceSteps, type CardType, type FaceStep, type Identity, type PictureType } from '../contract';
import { valueOf, withAnswer, type Answers } from './answers';

/** A picture of the identity check: whether it is required, and its id once the lender has it. */
export interface PictureTask {
  readonly type: PictureType;
  readonly isNeeded: boolean;
  readonly imageId: string | undefined;
}

/** What determines the pictures besides the identity: the market, and whether the face check has attempts left. */
export interface PictureRules {
  readonly hasTaxCards: boolean;
  readonly canTryFace: boolean;
}

/** Pictures of the document itself: another document needs new ones. */
const ofPaper: ReadonlySet<string> = new Set<PictureType>(['id_front', 'id_card_back']);

const otherPaper = (type: PictureType) => `other paper:${type}`;

/**
 * The ids of uploaded pictures after the borrower switched to another document. The lender returns uploaded but
 * unsaved pictures, so the device stores which ones show the previous document.
 */
export function withoutPaper(imageIds: Answers, pictures: readonly PictureTask[]): Answers {
  const others = new Map([...imageIds].filter(([type]) => !ofPaper.has(type)));
  for (const { type, imageId } of pictures) {
    if (ofPaper.has(type) && imageId !== undefined) others.set(otherPaper(type), { value: imageId });
  }
  return others;
}

/** The borrower's document: the chosen one, otherwise the lender's, otherwise the first accepted one. */
export const chosenCardType = (
  { cardTypes, card_type: known }: Identity,
  chosen: string | undefined,
): CardType | undefined => cardTypes.find(({ card_type }) => card_type === (chosen ?? known)) ?? cardTypes[0];

/**
 * The required pictures, in order; the face is last. A passport has no back. A tax card that the amount does not
 * require can still be added if the market has one; a face check without attempts left blocks nobody.
 * @param imageIds ids of uploaded pictures that are not saved yet, by type
 */
export function picturesFor(
  identity: Identity,
  paper: CardType | undefined,
  imageIds: Answers,
  { hasTaxCards, canTryFace }: PictureRules,
): readonly PictureTask[] {
  const types: readonly (readonly [PictureType, boolean])[] = [
    ['id_front', true],
    ...(paper?.needsBack ? ([['id_card_back', true]] as const) : []),
    ...(hasTaxCards ? ([['tax_card', identity.needsTaxCard]] as const) : []),
    ['face', canTryFace],
  ];
  const isSamePaper = identity.card_type === undefined || identity.card_type === paper?.card_type;
  const savedId = (type: PictureType) => {
    const imageId = identity[type]?.imageId;
    const isOfOther = imageId !== undefined && imageId === valueOf(imageIds, otherPaper(type));
    return !isOfOther && (isSamePaper || !ofPaper.has(type)) ? imageId : undefined;
  };
  return types.map(([type, isNeeded]) => ({
    type,
    isNeeded,
    imageId: valueOf(imageIds, type) || savedId(type),
  }));
}

/** The next picture; undefined if the required ones exist. */
export const nextPicture = (pictures: readonly PictureTask[]): PictureTask | undefined =>
  pictures.find(({ isNeeded, imageId }) => isNeeded && imageId === undefined);

/** The key under which the device stores the lender's id of a move's picture. */
const keyOf = (move: FaceStep) => `face:${move}`;
const keys: ReadonlySet<string> = new Set(faceSteps.map(keyOf));

/** The moves of the current check that the lender has accepted. */
export const movesDone = (imageIds: Answers): readonly FaceStep[] =>
  faceSteps.filter((move) => valueOf(imageIds, keyOf(move)) !== '');

/** The next move. */
export const nextMove = (imageIds: Answers): FaceStep =>
  faceSteps.find((move) => valueOf(imageIds, keyOf(move)) === '') ?? faceSteps[0];

/** An abandoned check: its pictures no longer count. */
export const withoutMoves = (imageIds: Answers): Answers =>
  new Map([...imageIds].filter(([key]) => !keys.has(key)));

/** One more accepted move. The last one completes the face: the front picture represents all. */
export function withMove(imageIds: Answers, move: FaceStep, imageId: string): Answers {
  const next = withAnswer(imageIds, keyOf(move), { value: imageId });
  if (movesDone(next).length < faceSteps.length) return next;
  return withAnswer(withoutMoves(next), 'face', { value: valueOf(next, keyOf('front')) });
}
