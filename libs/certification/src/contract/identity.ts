import {
  date,
  flag,
  flagOrNo,
  id,
  manyOf,
  object,
  oneOf,
  openEnum,
  optional,
  ownPath,
  picture,
  text,
  uuid,
  freeText,
  type Inside,
} from '@clearloan/api-client/declare';

export const genders = ['female', 'male', 'other'] as const;

/** A picture stored by the lender; `url` is served to its owner only. */
const heldPicture = object({ imageId: id, url: optional(ownPath) });
export type HeldPicture = Inside<typeof heldPicture>;

/** An identity document; a passport has no back. */
const cardType = object({ card_type: id, title: text(80), needsBack: flagOrNo });
export type CardType = Inside<typeof cardType>;

/** The stored identity of the borrower. A response contains each picture, saving refers to it by imageId. */
export const identityData = object({
  id_number: optional(text(40)),
  card_type: optional(id),
  name: optional(text(120)),
  gender: optional(openEnum(genders)),
  birthday: optional(date),
  tax_card: optional(heldPicture),
  id_front: optional(heldPicture),
  id_card_back: optional(heldPicture),
  face: optional(heldPicture),
  cardTypes: manyOf(cardType),
  /** The amount requires a tax card; otherwise one can still be added. */
  needsTaxCard: flagOrNo,
});
export type Identity = Inside<typeof identityData>;

/**
 * A passport has no back, the tax card is optional below its amount, and the face if a person verifies it in
 * another way.
 */
export const saveIdentityRequest = object({
  id_number: freeText(40),
  card_type: id,
  name: freeText(120),
  gender: oneOf(genders),
  birthday: date,
  tax_card: optional(id),
  id_front: id,
  id_card_back: optional(id),
  face: optional(id),
});

export const pictureTypes = ['id_front', 'id_card_back', 'tax_card', 'face'] as const;
export type PictureType = (typeof pictureTypes)[number];
/** The moves of the face check, in this order. */
export const faceSteps = ['front', 'left', 'right', 'up'] as const;
export type FaceStep = (typeof faceSteps)[number];

/** `uploadId` is created by the device and kept for retries, so that no picture counts twice. */
export const uploadPictureRequest = object({
  file: picture,
  type: oneOf(pictureTypes),
  step: optional(oneOf(faceSteps)),
  uploadId: uuid,
});

/** What was read from the card; empty if nothing could be read. */
const readFromCard = object({
  name: optional(text(120)),
  id_number: optional(text(40)),
  birthday: optional(date),
  gender: optional(openEnum(genders)),
});
export type ReadFromCard = Inside<typeof readFromCard>;

/** If it is not accepted, `reason` explains what to improve, and the picture is not used. */
export const uploadedPictureData = object({
  imageId: id,
  url: optional(ownPath),
  accepted: flag,
  reason: optional(text(300)),
  ocr: optional(readFromCard),
});
export type UploadedPicture = Inside<typeof uploadedPictureData>;
