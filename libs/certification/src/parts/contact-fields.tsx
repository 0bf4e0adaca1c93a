import { AddressBookIcon, LinkAction, Pad, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormItem } from '../contract';
import { FormFields, type FormFieldsProps } from './form/form-fields';

export interface ContactFieldsProps extends Pick<FormFieldsProps, 'form' | 'cityField'> {
  /** The questions of each contact. */
  readonly groups: readonly (readonly FormItem[])[];
  /** Opens the device's picker for one contact; undefined if the device has none. */
  readonly onPick: ((index: number) => void) | undefined;
}

/** Each contact under its own heading. */
export function ContactFields({ groups, form, cityField, onPick }: ContactFieldsProps) {
  const title = useContactTitle();
  return groups.map((items, index) => (
    <section key={title(index)} aria-label={title(index)}>
      <Stack gap={3}>
        <Pad>
          <Text as="h2" size="lg" bold>
            {title(index)}
          </Text>
          {onPick && (
            <LinkAction
              icon={<AddressBookIcon size="small" />}
              onClick={() => {
                onPick(index);
              }}
            >
              <Trans>Choose from your contacts</Trans>
            </LinkAction>
          )}
        </Pad>
        <FormFields form={form} items={items} cityField={cityField} inSheet={() => true} />
      </Stack>
    </section>
  ));
}

function useContactTitle(): (index: number) => string {
  const { t } = useLingui();
  return (index) => {
    if (index === 0) return t`First contact`;
    return index === 1 ? t`Second contact` : t`Contact ${index + 1}`;
  };
}
