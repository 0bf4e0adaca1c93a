import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { readOptions, useApiClient, useMoneyWrite, useRead } from '@clearloan/api-client';
import type { DataOf } from '@clearloan/api-client/declare';
import {
  contactInfo,
  helpPage,
  problemDetail,
  problemForm,
  problemList,
  saveProblem,
  uploadProblemImage,
  whatsapp,
} from './contract';

const problemsAPage = 20;
/** Polling interval while the lender is working on a report. */
const askAgainMs = 20_000;

export const useContactInfo = () => useRead(contactInfo, {});
export const useHelp = () => useRead(helpPage, {});
export const useWhatsapp = () => useRead(whatsapp, {});
export const useProblemForm = () => useRead(problemForm, {});
export const useSaveProblem = () => useMoneyWrite(saveProblem);

/** One report; polled while news is possible. */
export const useProblem = (problemId: string) =>
  useRead(
    problemDetail,
    { problemId },
    {
      refetchInterval: ({ state: { data } }) => data !== undefined && data.status !== 'closed' && askAgainMs,
    },
  );

/** The first `pageCount` pages of the borrower's reports, each a separate read. */
export function useProblemPages(pageCount: number): UseQueryResult<DataOf<typeof problemList>>[] {
  const client = useApiClient();
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return useQueries({
    queries: pages.map((pageNum) => readOptions(client, problemList, { pageNum, pageSize: problemsAPage })),
  });
}

/** Uploads one picture; several may be in flight at once. Rejects with a `CallError`. */
export function useUploadPicture() {
  const client = useApiClient();
  return (file: Blob, uploadId: string) =>
    client.perform(uploadProblemImage, { file, uploadId }, { quiet: true });
}
