/** Ids of the note type and the deck: the same in every export, so that imports go to the same ones. */
export const noteTypeId = 1_764_000_000_000;
export const deckId = 1_764_000_000_001;
/** Id of Anki's default deck and its options, which a collection must have. */
const defaultId = 1;

const style =
  '.card { font: 20px sans-serif; text-align: center; unicode-bidi: plaintext; } .cloze { font-weight: bold; color: #06c; } .nightMode .cloze { color: #8cf; }';
const source = '<p style="font-size: smaller">{{Source}}</p>';

/** Returns the settings of an Anki collection as JSON: configuration, note types, decks, deck options and tags. */
export function collectionSettings(modifiedSeconds: number): [string, string, string, string, string] {
  const common = { mod: modifiedSeconds, usn: -1 };
  const field = (name: string, ord: number) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] });
  const noteType = {
    ...{ id: noteTypeId, name: 'Gloss', type: 1, sortf: 0, did: deckId, css: style, latexPre: '', latexPost: '' },
    ...{ ...common, req: [[0, 'any', [0]]], tags: [], vers: [] },
    flds: [field('Text', 0), field('Source', 1)],
    tmpls: [
      {
        ...{ name: 'Cloze', ord: 0, qfmt: '{{cloze:Text}}', afmt: `{{cloze:Text}}${source}` },
        ...{ bqfmt: '', bafmt: '', did: null },
      },
    ],
  };
  const today = { lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] };
  const deck = (id: number, name: string) => ({
    ...{ id, name, ...common, ...today, collapsed: false, browserCollapsed: false, desc: '' },
    ...{ dyn: 0, conf: defaultId, extendNew: 0, extendRev: 0 },
  });
  // The values that Anki sets for a new collection.
  const options = {
    ...{ id: defaultId, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true, dyn: false },
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  };
  const configuration = {
    ...{ schedVer: 2, sched2021: true, creationOffset: 0, rollover: 4 },
    ...{ activeDecks: [defaultId], curDeck: defaultId, curModel: noteTypeId, nextPos: 1 },
  };
  const decks = [deck(defaultId, 'Default'), deck(deckId, 'Gloss')];
  return [
    configuration,
    { [noteTypeId]: noteType },
    Object.fromEntries(decks.map((one) => [one.id, one])),
    { [defaultId]: options },
    {},
  ].map((value) => JSON.stringify(value)) as [string, string, string, string, string];
}
