import { useTyped } from '@clearloan/api-client';
import { useSharedDevice } from '@clearloan/app-runtime';
import { pathTo } from '@clearloan/routes';
import {
  BookArt,
  Button,
  EmptyState,
  IconButton,
  LimitedField,
  List,
  ListHeading,
  ListItem,
  Pad,
  Page,
  PlusIcon,
  PrimaryAction,
  Sheet,
  SkeletonList,
  Stack,
  StorageFullNote,
  Text,
  TrashIcon,
  UnsavedDraftNote,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import { iconChoices, useCategoryIcon, useCategoryName, RadioGrid } from '../parts/category-choice';
import { LoadingOrError } from '../parts/storage-notes';
import { plainName, type CategoryRule, type OwnCategory } from '../rules/categories';
import { categoryNamed } from '../rules/category-names';
import { useAllCategories, useWriteCategories } from './use-write-categories';

const unnamed: OwnCategory = { name: '', icon: undefined };

/** The borrower's own categories, and what tables are sorted by. */
export function CategoriesPage() {
  const { t } = useLingui();
  const { data, isError } = useAllCategories();
  const write = useWriteCategories();
  const [edited, setEdited] = useState<OwnCategory>();
  const save = async (wanted: OwnCategory) => {
    const isMade = edited === undefined || edited === unnamed;
    const isStored = await (isMade ? write.make(wanted) : write.move(edited.name, wanted));
    if (isStored) setEdited(undefined);
    return isStored;
  };
  return (
    <Page
      title={t`Categories`}
      back={pathTo('bookkeeping')}
      bottomBar={
        <PrimaryAction icon={<PlusIcon />} onClick={() => setEdited(unnamed)}>
          <Trans>Add a category</Trans>
        </PrimaryAction>
      }
    >
      {write.isFull && <StorageFullNote />}
      {data === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList />
        </LoadingOrError>
      ) : (
        <>
          <OwnCategories own={data.own} onEdit={setEdited} />
          {data.rules.length > 0 && (
            <Rules rules={data.rules} onRemove={(rule) => void write.removeRule(rule)} />
          )}
        </>
      )}
      <Sheet
        open={edited !== undefined}
        title={edited === unnamed ? t`New category` : (edited?.name ?? '')}
        onClose={() => setEdited(undefined)}
      >
        {edited && <CategoryForm edited={edited} own={data?.own ?? []} onSave={save} />}
      </Sheet>
    </Page>
  );
}

interface OwnCategoriesProps {
  readonly own: readonly OwnCategory[];
  readonly onEdit: (category: OwnCategory) => void;
}

function OwnCategories({ own, onEdit }: OwnCategoriesProps) {
  const iconOf = useCategoryIcon();
  if (own.length === 0)
    return (
      <EmptyState art={<BookArt />} title={<Trans>No categories of your own</Trans>}>
        <Trans>Categories from imported files appear here too.</Trans>
      </EmptyState>
    );
  return (
    <List>
      {own.map((each) => (
        <ListItem
          key={each.name}
          icon={createElement(iconOf(each.name))}
          title={each.name}
          onClick={() => onEdit(each)}
        />
      ))}
    </List>
  );
}

interface RulesProps {
  readonly rules: readonly CategoryRule[];
  readonly onRemove: (rule: CategoryRule) => void;
}

function Rules({ rules, onRemove }: RulesProps) {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  return (
    <>
      <ListHeading>
        <Trans>Learned from your changes</Trans>
      </ListHeading>
      <List>
        {rules.map((rule) => (
          <ListItem
            key={`${rule.of} ${rule.text}`}
            title={rule.text}
            note={nameOf(rule.category)}
            value={<IconButton icon={TrashIcon} label={t`Delete this rule`} onClick={() => onRemove(rule)} />}
          />
        ))}
      </List>
      <Pad>
        <Text size="sm" tone="dim">
          <Trans>We use these when you import a file.</Trans>
        </Text>
      </Pad>
    </>
  );
}

interface CategoryFormProps {
  readonly edited: OwnCategory;
  readonly own: readonly OwnCategory[];
  /** Resolves to whether it was stored. */
  readonly onSave: (category: OwnCategory) => Promise<boolean>;
}

/** Name and icon. The name of another category merges the two, which is told before. */
function CategoryForm({ edited, own, onSave }: CategoryFormProps) {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const draft = useTyped(`book.category ${edited.name}`, useSharedDevice());
  const { name = edited.name, icon = edited.icon } = draft.texts;
  const others = own.filter((each) => plainName(each.name) !== plainName(edited.name));
  const same = categoryNamed(name, 'expense', others);
  const isMade = edited === unnamed;
  const sameName = same && nameOf(same);
  const icons = iconChoices.map(({ value, icon: shown }) => ({ value, label: nameOf(value), icon: shown }));
  const save = async () => {
    const shown = others.find((each) => each.name === same)?.icon ?? icon;
    if (await onSave({ name: same ?? name.trim(), icon: shown })) draft.forget();
  };
  return (
    <Stack gap={5} pad>
      <UnsavedDraftNote draft={draft} />
      <LimitedField
        label={t`Name`}
        value={name}
        maxLength={64}
        onChange={(text) => draft.type({ name: text })}
        error={isMade && same !== undefined ? t`You already have this category` : undefined}
      />
      {same === undefined ? (
        <RadioGrid
          label={t`Icon`}
          labelled
          choices={icons}
          value={icon}
          onChange={(chosen) => draft.type({ icon: chosen })}
        />
      ) : (
        !isMade && (
          <Text>
            <Trans>You already have “{sameName}”. All records of this category will move there.</Trans>
          </Text>
        )
      )}
      <Button
        onClick={() => void save()}
        disabled={name.trim() === '' || (isMade && same !== undefined)}
        reason={t`Enter another name`}
      >
        {same !== undefined && !isMade ? <Trans>Merge categories</Trans> : <Trans>Save category</Trans>}
      </Button>
    </Stack>
  );
}
