/** The same function, but what it has computed for a key is kept, for so many keys at most. */
export function memoizeLru<Question, Answer>({
  compute,
  key,
  most,
}: {
  compute: (question: Question) => Answer;
  key: (question: Question) => string;
  most: number;
}): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const name = key(question);
    let answer = known.get(name);
    if (answer === undefined) {
      answer = compute(question);
      if (known.size >= most) known.clear();
      known.set(name, answer);
    }
    return answer;
  };
}
