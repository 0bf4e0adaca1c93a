import { readOptions, useApiClient, useMoneyWrite, useRead, useWrite } from '@clearloan/api-client';
import { useQueries } from '@tanstack/react-query';
import {
  basicPersonInfo,
  bindCard,
  cardSetting,
  certifyList,
  changeCard,
  cityList,
  extInfo,
  faceAttempts,
  jobInfo,
  personalInfo,
  removeCard,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadContacts,
  uploadDevice,
  uploadImage,
  uploadLocation,
} from './contract';
import { placeGroups } from './rules/place-groups';
import { isBeingVerified } from './rules/steps';

export const useIdentity = () => useRead(basicPersonInfo, {});
export const useSaveIdentity = () => useWrite(saveBasicInfo);
export const useUploadPicture = () => useWrite(uploadImage);
export const useFaceAttempts = () => useRead(faceAttempts, {});

export const usePersonalForm = () => useRead(personalInfo, {});
export const useSavePersonal = () => useWrite(savePersonalInfo);
export const useJobForm = () => useRead(jobInfo, {});
export const useSaveJob = () => useWrite(saveJobInfo);

export const useContacts = () => useRead(extInfo, {});
export const useSaveContacts = () => useWrite(saveExtInfo);

export const useUploadLocation = () => useWrite(uploadLocation);
export const useUploadDevice = () => useWrite(uploadDevice);
export const useUploadContacts = () => useWrite(uploadContacts);

/** Polling interval for an account that the bank is still verifying. */
const verifyingEveryMs = 3000;

export const useTasks = (orderId: string | undefined) =>
  useRead(
    certifyList,
    { orderId },
    {
      refetchInterval: ({ state: { data } }) => data?.list.some(isBeingVerified) === true && verifyingEveryMs,
    },
  );

export const useAccounts = () =>
  useRead(
    cardSetting,
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data?.cards.some(({ status }) => status === 'verifying') === true && verifyingEveryMs,
    },
  );
export const useBindAccount = () => useMoneyWrite(bindCard);
export const useChangeAccount = () => useMoneyWrite(changeCard);
export const useRemoveAccount = () => useMoneyWrite(removeCard);

/** Cities rarely change: fetched once per visit. */
const citiesFreshMs = 60 * 60 * 1000;

/** All cities by region. `hasFailed` as soon as one part is missing: a partial list would hide somebody's city. */
export function usePlaces() {
  const client = useApiClient();
  const regions = useRead(cityList, {});
  const parents = (regions.data?.list ?? []).filter(({ leaf }) => !leaf);
  const inside = useQueries({
    queries: parents.map(({ id }) => ({
      ...readOptions(client, cityList, { parentId: id }),
      staleTime: citiesFreshMs,
    })),
  });
  const parts = [regions, ...inside];
  return {
    groups: placeGroups(
      regions.data?.list ?? [],
      new Map(parents.map(({ id }, index) => [id, inside[index]?.data?.list ?? []])),
    ),
    isPending: parts.some(({ isPending }) => isPending),
    hasFailed: parts.some(({ isError }) => isError),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}
