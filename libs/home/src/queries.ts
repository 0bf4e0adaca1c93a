import { CallError, readOptions, useApiClient, useRead } from '@clearloan/api-client';
import { codes, type DataOf } from '@clearloan/api-client/declare';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { classicHomePage } from '@clearloan/loan-view/contract';
import { homePage } from './contract';
import { applications, borrowerHome, visitorHome } from './first-reads';

export const useVisitorHome = () => useRead(...visitorHome);

/**
 * The borrower's home; falls back to the classic one if the lender does not support it. Shows no toast: an older lender
 * is not a failure, and for any other error the page shows the reason.
 */
export function useBorrowerHome(): UseQueryResult<DataOf<typeof homePage>> {
  const client = useApiClient();
  return useQuery({
    ...readOptions(client, ...borrowerHome),
    queryFn: async ({ signal }) => {
      try {
        return await client.perform(homePage, {}, { signal, quiet: true });
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== codes.notFound) throw error;
        return { ...(await client.perform(classicHomePage, {}, { signal, quiet: true })), tools: [] };
      }
    },
  });
}
export const useApplications = () => useRead(...applications);
