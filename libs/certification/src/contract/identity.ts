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
  type InferOutput,
} from '@clearloan/api-client/declare';

export const genders = [
  /** Female. */
  'female',
  /** Male. */
  'male',
  /** Another, or not stated. */
  'other',
] as const;

/** A picture stored by the lender; `url` is served to its owner only. */
const heldPicture = object({
  /** The id of the picture. */
  imageId: id,
  /** Where its owner can see it. */
  url: optional(ownPath),
});
export type HeldPicture = InferOutput<typeof heldPicture>;

/** An identity document; a passport has no back. */
const cardType = object({
  /** The kind of document. */
  card_type: id,
  /** Its name. */
  title: text(80),
  /** Whether a picture of its back is needed. */
  needsBack: flagOrNo,
});
export type CardType = InferOutput<typeof cardType>;

/** The stored identity of the borrower. A response contains each picture, saving refers to it by imageId. */
export const identityData = object({
  /** The number of the document. */
  id_number: optional(text(40)),
  /** The kind of document. */
  card_type: optional(id),
  /** The name on it. */
  name: optional(text(120)),
  /** The gender on it. */
  gender: optional(openEnum(genders)),
  /** The day of birth on it. */
  birthday: optional(date),
  /** The picture of the tax card. */
  tax_card: optional(heldPicture),
  /** The picture of the front. */
  id_front: optional(heldPicture),
  /** The picture of the back. */
  id_card_back: optional(heldPicture),
  /** The picture of the face. */
  face: optional(heldPicture),
  /** The documents that are accepted. */
  cardTypes: manyOf(cardType),
  /** The amount requires a tax card; otherwise one can still be added. */
  needsTaxCard: flagOrNo,
});
export type Identity = InferOutput<typeof identityData>;

/**
 * A passport has no back, the tax card is optional below its amount, and the face if a person verifies it in
 * another way.
 */
export const saveIdentityRequest = object({
  /** The number of the document. */
  id_number: freeText(40),
  /** The kind of document. */
  card_type: id,
  /** The name on it. */
  name: freeText(120),
  /** The gender on it. */
  gender: oneOf(genders),
  /** The day of birth on it. */
  birthday: date,
  /** The id of the picture of the tax card. */
  tax_card: optional(id),
  /** The id of the picture of the front. */
  id_front: id,
  /** The id of the picture of the back. */
  id_card_back: optional(id),
  /** The id of the picture of the face. */
  face: optional(id),
});

export const pictureTypes = [
  /** The front of the document. */
  'id_front',
  /** The back of the document. */
  'id_card_back',
  /** The tax card. */
  'tax_card',
  /** The face. */
  'face',
] as const;
export type PictureType = (typeof pictureTypes)[number];
/** The moves of the face check, in this order. */
export const faceSteps = [
  /** Looks ahead. */
  'front',
  /** Turned to the left. */
  'left',
  /** Turned to the right. */
  'right',
  /** Looks up. */
  'up',
] as const;
export type FaceStep = (typeof faceSteps)[number];

/** `uploadId` is created by the device and kept for retries, so that no picture counts twice. */
export const uploadPictureRequest = object({
  /** The picture. */
  file: picture,
  /** What it shows. */
  type: oneOf(pictureTypes),
  /** Of a face: the move. */
  step: optional(oneOf(faceSteps)),
  /** The id of the upload, made by the device. */
  uploadId: uuid,
});

/** What was read from the card; empty if nothing could be read. */
const readFromCard = object({
  /** The name on it. */
  name: optional(text(120)),
  /** The number of the document. */
  id_number: optional(text(40)),
  /** The day of birth on it. */
  birthday: optional(date),
  /** The gender on it. */
  gender: optional(openEnum(genders)),
});
export type ReadFromCard = InferOutput<typeof readFromCard>;

/** If it is not accepted, `reason` explains what to improve, and the picture is not used. */
export const uploadedPictureData = object({
  /** The id of the picture. */
  imageId: id,
  /** Where its owner can see it. */
  url: optional(ownPath),
  /** Whether it is used. */
  accepted: flag,
  /** What to improve. */
  reason: optional(text(300)),
  /** What was read from it. */
  ocr: optional(readFromCard),
});
export type UploadedPicture = InferOutput<typeof uploadedPictureData>;
