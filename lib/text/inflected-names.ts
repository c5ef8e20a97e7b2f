/** Endings of names behind the letters that their forms share, in languages that inflect names. Marks may be left out: и for й. */
const endings: Record<string, RegExp> = {
  ru: /^(?:[аяуюыиеоьй]|[оеи][мйи]|ы[мйи]|ого|его|ому|ему|и[яюи]|ием|ью)?$/,
  pl: /^(?:[auyieęąo]|owi|i?em|ie|i?ej|i?ego|i?emu|[iy]m)?$/,
};
/** Matches a vowel before the last consonant that other forms lack: "Marek", "Markiem". */
const fleetingVowels: Record<string, RegExp> = { ru: /[её](?=[кцлн]$)/, pl: /e(?=[kcłln]$)/ };

/** Returns whether two names in lower case are forms of one name that share at least some letters: "Анна" and "Анны". */
export function isInflected(one: string, other: string, language: string, minSharedLetters: number): boolean {
  const ending = Object.hasOwn(endings, language) ? endings[language]! : undefined;
  if (!ending || one[0] !== other[0]) return false;
  const withoutVowel = (name: string) => name.replace(fleetingVowels[language]!, '');
  return [
    [one, other],
    [withoutVowel(one), other],
    [one, withoutVowel(other)],
  ].some(([left, right]) => {
    for (let at = sharedLength(left!, right!); at >= minSharedLetters; at--)
      if (ending.test(left!.slice(at)) && ending.test(right!.slice(at))) return true;
    return false;
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
