import { isKnown } from '@clearloan/api-client/declare';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '@clearloan/app-runtime';
import { formatDayWithYear, maskIdNumber } from '@clearloan/formatting';
import {
  ChoiceGroup,
  LinkAction,
  List,
  Pad,
  PrimaryAction,
  Row,
  Rows,
  Section,
  SkeletonList,
  Stack,
  Text,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { pictureTypes, type CardType, type Identity } from '../contract';
import { PictureItem, usePictureText } from '../parts/picture-item';
import { Question, StepPage } from '../parts/step-page';
import { valueOf, type Answers } from '../rules/answers';
import type { PictureTask } from '../rules/pictures';
import { facePath, identityDetailsPath, picturePath } from '../step-paths';
import { PictureView } from './picture-view';
import { useIdentityCheck, type IdentityCheck } from './use-identity-check';
import { QueryBoundary } from './query-boundary';

/** The identity check: which document, which pictures; `_picture` in the URL opens the camera for one of them. */
export function IdentityPage() {
  const check = useIdentityCheck();
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const [search] = useSearchParams();
  const type = search.get('_picture') ?? '';
  const note = (refusal: string | undefined) => {
    setRefusals((now) => {
      const others = [...now].filter(([each]) => each !== type);
      return new Map(refusal === undefined ? others : [...others, [type, refusal]]);
    });
  };
  if (isKnown(pictureTypes, type) && type !== 'face') {
    return <PictureView key={type} type={type} check={check} onRefused={note} />;
  }
  return <PictureList check={check} refusals={refusals} />;
}

/** Why the lender rejected a picture, by its type, while the screen is open. */
type Refusals = ReadonlyMap<string, string>;

interface PictureListProps {
  readonly check: IdentityCheck;
  readonly refusals: Refusals;
}

/** The document, its required pictures with their status, and what was read from it. */
function PictureList({ check, refusals }: PictureListProps) {
  const { t } = useLingui();
  const { flow, read, identity } = check;
  return (
    <StepPage
      title={flow.task?.title ?? t`Identity`}
      place={flow.place}
      back={flow.overview}
      bottomBar={read.data && <NextPicture check={check} refusals={refusals} />}
    >
      <QueryBoundary
        query={read}
        failedTitle={t`Your photos didn’t load`}
        waiting={<SkeletonList rows={4} />}
      >
        {() => identity && <Pictures check={check} identity={identity} refusals={refusals} />}
      </QueryBoundary>
    </StepPage>
  );
}

function Pictures({ check, identity, refusals }: PictureListProps & { readonly identity: Identity }) {
  const { paper, pictures, reading, choosePaper, flow, isForName } = check;
  const { t } = useLingui();
  const text = usePictureText(paper);
  const details = identityDetailsPath(flow.orderId);
  return (
    <>
      <Question
        lead={
          isForName ? (
            <Trans>One new photo of your ID is enough.</Trans>
          ) : (
            <Trans>Use the original, not a copy.</Trans>
          )
        }
      >
        {isForName ? (
          <Trans>Changed your name?</Trans>
        ) : (
          <Plural value={pictures.length} one="# photo" other="# photos" />
        )}
      </Question>
      <Stack>
        <Pad>
          <PaperChoice papers={identity.cardTypes} chosen={paper} onChoose={choosePaper} />
        </Pad>
        <List label={t`Photos`}>
          {pictures.map((picture) => (
            <PictureItem
              key={picture.type}
              picture={picture}
              label={text[picture.type]}
              refusal={refusals.get(picture.type)}
              to={pathOf(picture, check)}
            />
          ))}
        </List>
      </Stack>
      {isForName && (
        <Pad>
          <LinkAction to={details}>
            <Trans>Check your details</Trans>
          </LinkAction>
        </Pad>
      )}
      <ReadFromCard reading={reading} fixPath={details} />
    </>
  );
}

interface PaperChoiceProps {
  readonly papers: readonly CardType[];
  readonly chosen: CardType | undefined;
  readonly onChoose: (cardType: string) => void;
}

function PaperChoice({ papers, chosen, onChoose }: PaperChoiceProps) {
  return (
    <ChoiceGroup
      label={<Trans>Which ID do you have?</Trans>}
      look="halves"
      choices={papers.map(({ card_type: value, title }) => ({ value, title }))}
      value={chosen?.card_type}
      onChange={onChoose}
    />
  );
}

/** The face is last, and only while there are attempts left. */
function pathOf(
  { type }: PictureTask,
  { next, attempts, flow: { orderId } }: IdentityCheck,
): string | undefined {
  if (type !== 'face') return picturePath(type, orderId);
  const isItsTurn = next === undefined || next.type === 'face';
  return isItsTurn && attempts?.canTry ? facePath(orderId) : undefined;
}

function NextPicture({ check, refusals }: PictureListProps) {
  const { paper, flow, isForName } = check;
  const text = usePictureText(paper);
  const next = isForName ? check.pictures[0] : check.next;
  if (!next) {
    return (
      <PrimaryAction to={identityDetailsPath(flow.orderId)}>
        <Trans>Check your details</Trans>
      </PrimaryAction>
    );
  }
  const { title } = text[next.type];
  return (
    <PrimaryAction to={pathOf(next, check) ?? picturePath(next.type, flow.orderId)}>
      {isForName || refusals.has(next.type) ? (
        <Trans>Retake: {title}</Trans>
      ) : (
        <Trans>Next photo: {title}</Trans>
      )}
    </PrimaryAction>
  );
}

interface ReadFromCardProps {
  readonly reading: Answers;
  /** Where to correct it. */
  readonly fixPath: string;
}

/** What was read from the card, for review; empty if nothing could be read. */
function ReadFromCard({ reading, fixPath }: ReadFromCardProps) {
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
        <Rows>
          {name && <Row label={<Trans context="of a person">Name</Trans>}>{name}</Row>}
          {number && (
            <Row label={<Trans>ID number</Trans>}>
              <Text as="span" code>
                {maskIdNumber(number)}
              </Text>
            </Row>
          )}
          {birthday && (
            <Row label={<Trans>Date of birth</Trans>}>{formatDayWithYear(birthday, language)}</Row>
          )}
        </Rows>
      </Pad>
    </Section>
  );
}
