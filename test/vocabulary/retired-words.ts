/**
 * Words of an earlier private dialect, kept out of identifiers and file names. Each is written as it splits at capitals and
 * hyphens, so `engineRoom` is two words side by side. CONTRIBUTING.md names what to write instead.
 */
export const retiredInNames = [
  'wish',
  'wished',
  'told',
  'untold',
  'tells',
  'said',
  'kept',
  'heard',
  'anew',
  'afresh',
  'patience',
  'begun',
  'elsewhere',
  'mine',
  'deed',
  'deeds',
  'shelf',
  'whereabouts',
  'teller',
  'senses',
  'ears',
  'rung',
  'manner',
  'restlessness',
  'faults',
  'face',
  'faces',
  'door',
  'doors',
  'room',
  'rooms',
  'house',
  'engine room',
  'in turn',
  'gave way',
];

/** Words of the same dialect that no doc comment uses. */
export const retiredInComments = [
  'the house',
  'faces',
  'doors',
  'engine room',
  'wish',
  'deed',
  'teller',
  'whereabouts',
  'gave way',
];
