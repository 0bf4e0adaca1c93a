import { CheckCircleFillIcon, Text } from '@clearloan/ui';
import { Plural } from '@lingui/react/macro';

/** How many moves the lender has taken; none is counted before its reply. */
export function MovesDone({ done, all }: { readonly done: number; readonly all: number }) {
  return (
    <p className="cl-certification-moves" role="status">
      {done > 0 && <CheckCircleFillIcon />}
      <Text as="span" bold>
        <Plural value={all} one={`${done} of # move done`} other={`${done} of # moves done`} />
      </Text>
    </p>
  );
}
