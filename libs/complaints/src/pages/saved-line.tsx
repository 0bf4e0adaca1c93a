import { DraftLine } from '@clearloan/ui';
import { useDayText } from '../parts/day-text';
import type { DraftHandle } from '../device/use-draft';
import type { Photos } from './use-photos';

/** That the draft is kept on this phone, and the way to take it off. */
export function SavedLine({ kept, photos }: { kept: DraftHandle; photos: Photos }) {
  const { time } = useDayText();
  if (kept.savedAt === undefined) return null;
  const forget = () => {
    photos.clear();
    kept.drop();
  };
  return <DraftLine at={time(kept.savedAt)} onDelete={forget} />;
}
