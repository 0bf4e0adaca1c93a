/**
 * Keeps what a pure function answered. The key is all that it was asked with, word by word, so that an answer is never
 * stale: whatever changes is asked anew. The one that was made first goes when there are too many.
 * @param most how many answers are kept
 * @param work reads its input alone, all of it plain values; whoever gets an answer leaves it as it is
 */
export function keptAnswers<Input, Answer extends object>(
  most: number,
  work: (input: Input) => Answer,
): (input: Input) => Answer {
  const kept = new Map<string, Answer>();
  return (input) => {
    const key = JSON.stringify(input);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = work(input);
    const [first] = kept.keys();
    if (first !== undefined && kept.size >= most) kept.delete(first);
    kept.set(key, answer);
    return answer;
  };
}
