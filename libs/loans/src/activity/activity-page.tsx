import { useReadPages } from '@clearloan/api-client';
import { wordSearch } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import {
  Button,
  EmptyState,
  LensArt,
  Page,
  SkeletonList,
  Split,
  Stack,
  Text,
  TrayArt,
  LimitedField,
  SelectField,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activity, type ActivityGroup } from '../contract/activity';
import { ReadFailure } from '@clearloan/loan-view';
import { groupOf } from '../rules/activity';
import { ActivityDays, useActivityText } from './activity-days';
import { useDebouncedAddress } from '@clearloan/app-runtime';
import { SavePaper } from '../papers/save-paper';

/** Everything that happened, over all loans, by day: to search, filter, print, or save as a PDF. */
export function ActivityPage() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const search = (address.get('_search') ?? '').trim();
  const group = groupOf(address.get('_group'));
  const textOf = useActivityText();
  const { failed, list, total, isLoaded, hasMore, showMore } = useActivity(group, search !== '');
  const isFound = wordSearch(search);
  const items = list.filter((item) => isFound(textOf(item).searched));
  const isEmpty = isLoaded && !hasMore && items.length === 0;
  return (
    <Page
      title={t`Activity`}
      back={pathTo('mine')}
      wide="split"
      bottomBar={<SavePaper isPending={!isLoaded && !failed} isShown={items.length > 0} />}
    >
      <Split
        start={<ActivityFilters />}
        aside={
          <>
            {failed && <ReadFailure read={failed} title={t`Your activity didn’t load`} />}
            <ActivityDays items={items} textOf={textOf} />
            {isLoaded && hasMore && <More shown={list.length} total={total} onClick={showMore} />}
            {!isLoaded && !failed && <SkeletonList rows={items.length === 0 ? 6 : 2} />}
            {isEmpty && <Nothing isFiltering={search !== '' || group !== undefined} />}
          </>
        }
      />
    </Page>
  );
}

/** States that the list, also on paper, is not all of it. */
function More({ shown, total, onClick }: { shown: number; total: number; onClick: () => void }) {
  return (
    <Stack gap={3} pad>
      <Text size="sm" tone="dim">
        <Trans>
          The latest {shown} of {total}.
        </Trans>
      </Text>
      <Button kind="line" onClick={onClick}>
        <Trans>Show more</Trans>
      </Button>
    </Stack>
  );
}

const Nothing = ({ isFiltering }: { isFiltering: boolean }) =>
  isFiltering ? (
    <EmptyState art={<LensArt />} title={<Trans>No results</Trans>}>
      <Trans>Try different words, or show everything.</Trans>
    </EmptyState>
  ) : (
    <EmptyState art={<TrayArt />} title={<Trans>Nothing here yet</Trans>}>
      <Trans>Payments, letters, answers and changes to your account show up here.</Trans>
    </EmptyState>
  );

const pageSize = 50;

/** The loaded pages of a group, as one list; a search loads all of them. */
function useActivity(group: ActivityGroup | undefined, isSearching: boolean) {
  const [position, setPosition] = useState({ group, pageCount: 1 });
  const pageCount = position.group === group ? position.pageCount : 1;
  const requestOf = (pageNum: number) => ({ group, pageNum, pageSize });
  const [first] = useReadPages(activity, requestOf, 1);
  const total = first?.data?.total ?? 0;
  const allPages = Math.ceil(total / pageSize);
  const pages = useReadPages(activity, requestOf, isSearching ? Math.max(pageCount, allPages) : pageCount);
  const list = pages.flatMap(({ data }) => data?.list ?? []);
  return {
    failed: pages.find(({ isError }) => isError),
    list,
    total,
    hasMore: pages.at(-1)?.data?.hasMore,
    isLoaded: pages.every(({ data }) => data !== undefined),
    showMore: () => setPosition({ group, pageCount: pageCount + 1 }),
  };
}

/** The search and the kind, both in the URL, so that Back and a reload keep them. */
function ActivityFilters() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const search = address.get('_search') ?? '';
  const [typed, setTyped] = useState(search);
  useDebouncedAddress(typed === search ? undefined : withKey(address, '_search', typed).toString());
  const options = [
    { value: '', label: t`Everything` },
    { value: 'payments', label: t`Payments` },
    { value: 'payouts', label: t`Payouts` },
    { value: 'fees', label: t`Fees` },
    { value: 'letters', label: t`Statements and letters` },
    { value: 'loans', label: t`Applications and loans` },
    { value: 'reports', label: t`Answers to reports` },
    { value: 'account', label: t`Bank account and phone` },
  ];
  return (
    <div className="cl-not-printed">
      <Stack pad>
        <LimitedField
          label={t`Search all activity`}
          kind="search"
          value={typed}
          maxLength={80}
          onChange={setTyped}
        />
        <SelectField
          label={t`Show`}
          options={options}
          value={groupOf(address.get('_group')) ?? ''}
          placeholder={t`Everything`}
          onChange={(group) =>
            setAddress(withKey(address, '_group', group), { replace: true, preventScrollReset: true })
          }
        />
      </Stack>
    </div>
  );
}

function withKey(address: URLSearchParams, key: '_search' | '_group', value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(key);
  if (value) next.set(key, value);
  return next;
}
