import { formatDayWithYear, maskIdNumber } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { LinkAction, Pad, Row, Section, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { valueOf, type Answers } from '../rules/answers';

export interface ReadFromCardProps {
  readonly reading: Answers;
  /** Where to correct it. */
  readonly fixPath: string;
}

/** What was read from the card, for review; empty if nothing could be read. */
export function ReadFromCard({ reading, fixPath }: ReadFromCardProps) {
  const language = useLanguage();
  const [name, number, birthday] = ['name', 'id_number', 'birthday'].map((code) => valueOf(reading, code));
  if (!name && !number && !birthday) return null;
  return (
    <Section
      title={<Trans>What we read from your card</Trans>}
      aside={
        <LinkAction small to={fixPath}>
          <Trans>Edit</Trans>
        </LinkAction>
      }
    >
      <Pad>
        {name && <Row label={<Trans context="of a person">Name</Trans>}>{name}</Row>}
        {number && (
          <Row label={<Trans>ID number</Trans>}>
            <Text as="span" code>
              {maskIdNumber(number)}
            </Text>
          </Row>
        )}
        {birthday && <Row label={<Trans>Date of birth</Trans>}>{formatDayWithYear(birthday, language)}</Row>}
      </Pad>
    </Section>
  );
}
