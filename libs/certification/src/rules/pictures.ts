import { valueOf, type Answers } from './answers';
import type { CardType, Identity, PictureType } from '../contract';

/** A picture of the identity check: whether it is needed, and its id once the lender has it. */
export interface PictureTask {
  readonly type: PictureType;
  readonly isNeeded: boolean;
  readonly imageId: string | undefined;
}

/** What decides about the pictures besides the identity: the market, and whether the face check can still be tried. */
export interface PictureRules {
  readonly hasTaxCards: boolean;
  readonly canTryFace: boolean;
}

/** Pictures that show the paper itself: another paper needs them again. */
const ofPaper: ReadonlySet<string> = new Set<PictureType>(['id_front', 'id_card_back']);

const otherPaper = (type: PictureType) => `other paper:${type}`;

/**
 * Ids of pictures sent, once the borrower takes another paper. The lender gives back what was sent and not saved, so
 * the device notes which pictures show the paper that was given up.
 */
export function withoutPaper(sent: Answers, pictures: readonly PictureTask[]): Answers {
  const kept = new Map([...sent].filter(([type]) => !ofPaper.has(type)));
  for (const { type, imageId } of pictures) {
    if (ofPaper.has(type) && imageId !== undefined) kept.set(otherPaper(type), { value: imageId });
  }
  return kept;
}

/** The paper the borrower shows: what they chose, else what the lender knows, else the first that counts. */
export const chosenCardType = (
  { cardTypes, card_type: known }: Identity,
  chosen: string | undefined,
): CardType | undefined => cardTypes.find(({ card_type }) => card_type === (chosen ?? known)) ?? cardTypes[0];

/**
 * The pictures to take, in their order; the face comes last. A passport has no back. A tax card that the amount does
 * not ask for may still be added where the market has one; a face check that is used up holds nobody up.
 * @param sent ids of pictures that the lender took but that are not saved yet, by their type
 */
export function picturesFor(
  identity: Identity,
  paper: CardType | undefined,
  sent: Answers,
  { hasTaxCards, canTryFace }: PictureRules,
): readonly PictureTask[] {
  const listed: readonly (readonly [PictureType, boolean])[] = [
    ['id_front', true],
    ...(paper?.needsBack ? ([['id_card_back', true]] as const) : []),
    ...(hasTaxCards ? ([['tax_card', identity.needsTaxCard]] as const) : []),
    ['face', canTryFace],
  ];
  const isSamePaper = identity.card_type === undefined || identity.card_type === paper?.card_type;
  const savedId = (type: PictureType) => {
    const imageId = identity[type]?.imageId;
    const isOfOther = imageId !== undefined && imageId === valueOf(sent, otherPaper(type));
    return !isOfOther && (isSamePaper || !ofPaper.has(type)) ? imageId : undefined;
  };
  return listed.map(([type, isNeeded]) => ({
    type,
    isNeeded,
    imageId: valueOf(sent, type) || savedId(type),
  }));
}

/** The picture to take now; none when the needed ones are there. */
export const nextPicture = (pictures: readonly PictureTask[]): PictureTask | undefined =>
  pictures.find(({ isNeeded, imageId }) => isNeeded && imageId === undefined);
