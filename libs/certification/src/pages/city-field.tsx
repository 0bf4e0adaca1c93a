import { LinkAction, PlaceField, LimitedField, TextField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOptionalAside, type FieldProps } from '../parts/form/typed-field';
import { usePlaces } from '../queries';
import { placeText } from '../rules/place-groups';

/** A city from the lender's list; a text field if the list fails to load, so that nobody is blocked. */
export function CityField(props: FieldProps) {
  const { id, item, answer, error, onAnswer, onLeave } = props;
  const { t } = useLingui();
  const aside = useOptionalAside();
  const places = usePlaces();
  const isTyped = useIsTyped(props, places);
  const frame = { id, label: item.title, aside: aside(item), error };
  if (isTyped) return <TypedCity {...props} onRetry={places.retry} />;
  if (places.isPending) {
    return (
      <TextField
        {...frame}
        readOnly
        value={answer.reads ?? ''}
        placeholder={t`Loading cities`}
        onChange={() => undefined}
      />
    );
  }
  const isGone = answer.value !== '' && placeText(places.groups, answer.value) === undefined;
  return (
    <PlaceField
      {...frame}
      hint={
        isGone ? <Trans>{answer.reads ?? answer.value} isn’t in the list. Choose again.</Trans> : undefined
      }
      groups={places.groups}
      value={answer.value}
      placeholder={item.hint ?? t`Choose a city`}
      onChange={(value) => {
        onAnswer({ value, reads: placeText(places.groups, value) });
      }}
      onLeave={onLeave}
    />
  );
}

/** Once the borrower has started to type, a list that loads late does not replace the field. */
function useIsTyped({ answer }: FieldProps, places: ReturnType<typeof usePlaces>): boolean {
  const [wasTyped, setWasTyped] = useState(false);
  const isTyped = places.hasFailed || (wasTyped && answer.value !== '' && answer.reads === undefined);
  if (isTyped !== wasTyped) setWasTyped(isTyped);
  return isTyped;
}

function TypedCity({
  id,
  item,
  answer,
  error,
  onAnswer,
  onLeave,
  onRetry,
}: FieldProps & { readonly onRetry: () => void }) {
  const aside = useOptionalAside();
  return (
    <LimitedField
      id={id}
      label={item.title}
      aside={aside(item)}
      error={error}
      hint={<Trans>We couldn’t load the cities. Type the name of your city.</Trans>}
      value={answer.reads ?? answer.value}
      maxLength={120}
      suffix={
        <LinkAction small onClick={onRetry}>
          <Trans>Try again</Trans>
        </LinkAction>
      }
      onChange={(value) => {
        onAnswer({ value });
      }}
      onLeave={onLeave}
    />
  );
}
