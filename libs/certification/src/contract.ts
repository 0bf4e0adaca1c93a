/** The endpoints of the borrower's verification: identity, forms, contacts, bank accounts. */
import {
  get,
  id,
  noRequest,
  nothing,
  object,
  optional,
  postForm,
  postRaw,
  postUpload,
  uuid,
} from '@clearloan/api-client/declare';
import { boundCardData, cardSettingData, cardStatus } from './contract/card';
import { contactsData, pickedContacts, saveContactsRequest } from './contract/contacts';
import { formAnswers, formData, placesData } from './contract/form';
import {
  identityData,
  saveIdentityRequest,
  uploadPictureRequest,
  uploadedPictureData,
} from './contract/identity';
import { deviceRequest, locationRequest } from './contract/phone-facts';
import { faceAttemptsData, tasksData } from './contract/tasks';

export { cardStatusValues } from './contract/card';
export type { BankChoice, BoundCard, Card, CardSetting, CardStatus } from './contract/card';
export type { Contact, Contacts } from './contract/contacts';
export { formCates, inputTypes } from './contract/form';
export type { Form, FormAnswers, FormItem, FormOption, Place } from './contract/form';
export { faceSteps, genders, pictureTypes } from './contract/identity';
export type {
  CardType,
  FaceStep,
  HeldPicture,
  Identity,
  PictureType,
  ReadFromCard,
  UploadedPicture,
} from './contract/identity';
export * from './contract/answer-rules';
export * from './contract/task-rules';
export type { FaceAttempts, Task } from './contract/tasks';

/** Lists the verification steps with the borrower's progress. */
export const certifyList = get('/v3/certify/certify-list', {
  request: object({
    /** The application that the steps are for; the newest unsent one by default. */
    orderId: optional(id),
  }),
  data: tasksData,
  providesTags: ['certification', 'cards'],
});

/** Shows the stored identity of the borrower and the accepted documents. */
export const basicPersonInfo = get('/v3/certify/basic-person-info', {
  request: noRequest,
  data: identityData,
  providesTags: ['certification'],
});

/** Saves the identity with the pictures that prove it. */
export const saveBasicInfo = postRaw('/v3/certify/save-basic-info', {
  request: saveIdentityRequest,
  data: nothing,
  invalidatesTags: ['certification', 'loans', 'account'],
});

/** Shows the questions about the borrower's personal situation. */
export const personalInfo = get('/v3/certify/personal-info', {
  request: noRequest,
  data: formData,
  providesTags: ['certification'],
});

/** Saves the answers about the borrower's personal situation. */
export const savePersonalInfo = postRaw('/v3/certify/save-personal-info', {
  request: formAnswers,
  data: nothing,
  invalidatesTags: ['certification', 'loans'],
});

/** Shows the questions about the borrower's work and income. */
export const jobInfo = get('/v3/certify/job-info', {
  request: noRequest,
  data: formData,
  providesTags: ['certification'],
});

/** Saves the answers about work and income. */
export const saveJobInfo = postRaw('/v3/certify/save-job-info', {
  request: formAnswers,
  data: nothing,
  invalidatesTags: ['certification', 'loans'],
});

/** Shows whom to call if the borrower cannot be reached. */
export const extInfo = get('/v3/certify/ext-info-new', {
  request: noRequest,
  data: contactsData,
  providesTags: ['certification'],
});

/** Saves whom to call if the borrower cannot be reached. */
export const saveExtInfo = postRaw('/v3/certify/save-ext-info-new', {
  request: saveContactsRequest,
  data: nothing,
  invalidatesTags: ['certification', 'loans'],
});

/** Lists the places inside a place, from the largest down. */
export const cityList = get('/v3/certify/city-init', {
  request: object({
    /** The place that contains them; by default the largest places are listed. */
    parentId: optional(id),
  }),
  data: placesData,
});

/** Returns how many attempts are left for the face check. */
export const faceAttempts = get('/v3/certify/advance-log', {
  request: noRequest,
  data: faceAttemptsData,
  providesTags: ['certification'],
});

/** Uploads one picture of a document or of the face, and returns what could be read from it. */
export const uploadImage = postUpload('/credit-info/upload-image', {
  request: uploadPictureRequest,
  data: uploadedPictureData,
  invalidatesTags: ['certification'],
});

/** Sends the borrower's location, once, after consent. */
export const uploadLocation = postRaw('/credit-info/upload-location-ios', {
  request: locationRequest,
  data: nothing,
  quiet: true,
  consent: 'location',
});

/** Sends the device data that the borrower consented to. */
export const uploadDevice = postForm('/credit-info/upload-device-new-ios', {
  request: deviceRequest,
  data: nothing,
  quiet: true,
  consent: 'device',
});

/** Sends contacts that the borrower picked individually, if the market allows it at all. */
export const uploadContacts = postRaw('/credit-info/upload-contacts-ios', {
  request: object({
    contacts: pickedContacts,
    /** The consent to `contacts`. */
    consentId: uuid,
  }),
  data: nothing,
  quiet: true,
  consent: 'contacts',
});

/** Shows the borrower's bank accounts and the form for a new one. */
export const cardSetting = get('/v3/bind-card/card-init', {
  request: noRequest,
  data: cardSettingData,
  providesTags: ['cards', 'certification'],
});

/** Saves a bank account in the borrower's name. */
export const bindCard = postRaw('/v3/bind-card/bind-card-new', {
  request: formAnswers,
  data: boundCardData,
  idempotent: true,
  invalidatesTags: ['cards', 'certification', 'loans', 'account'],
});

/** Removes an account; refused (1003) while a payout, an application or an automatic payment needs it. */
export const removeCard = postRaw('/v3/bind-card/bind-card-remove', {
  request: object({
    /** The account. */
    cardId: id,
  }),
  data: nothing,
  idempotent: true,
  invalidatesTags: ['cards', 'certification', 'account'],
});

/** Makes another account the main one, or redirects a failed payout to it. */
export const changeCard = postRaw('/v3/bind-card/bind-card-change', {
  request: object({
    /** The account that becomes the main one. */
    cardId: id,
    /** The loan whose failed payout goes to it. */
    orderId: optional(id),
  }),
  data: object({
    /** Whether the bank confirmed the holder. */
    status: cardStatus,
  }),
  idempotent: true,
  invalidatesTags: ['cards', 'loans', 'account'],
});
