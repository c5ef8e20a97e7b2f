import { expect, it } from 'vitest';
import type { NameEvidence } from '../contract/name-correction.ts';
import { applyNameChanges } from './apply-name-changes.ts';
import { findMisheardNames } from './find-misheard-names.ts';
import { compareLetters } from './spelled-letters.ts';

function correct(text: string, names: string, language = 'en'): string {
  const evidence: NameEvidence[] = [{ source: 'description', text: `This talk is about ${names} and what came of it.` }];
  return applyNameChanges([{ text }], findMisheardNames([{ text }], evidence, language))[0]!.text;
}

it.each([
  ['RPC', 'the our pc returns', 'the RPC returns'],
  ['AWS', 'runs on a double you s today', 'runs on AWS today'],
  ['CPU', 'the sheep you you is idle', 'the CPU is idle'],
  ['CPUs', 'two cp use are idle', 'two CPUs are idle'],
  ['VPN', 'over a b p n here', 'over a VPN here'],
  ['PSBT', 'sign the b s b p first', 'sign the PSBT first'],
  ['HTLCs', 'what hp lcs do', 'what HTLCs do'],
  ['SSH', 'log in with s s h now', 'log in with SSH now'],
])('finds acronyms of which letters were taken for words or for other letters: %s', (name, text, corrected) => {
  expect(correct(text, name)).toBe(corrected);
});

it.each([
  ['ICU', 'i see you there'],
  ['CTO', 'the c e o spoke'],
  ['DNS', 'over g m s networks'],
  ['RPC', 'our pc is old, that pc of ours'],
  ['HTLCs and PTLCs', 'what the t l c s do'],
])('leaves words, other acronyms, and letters that fit several: %s', (names, text) => {
  expect(correct(text, names)).toBe(text);
});

it('reads words as English letters in English only', () => {
  expect(correct('wir sehen our pc heute', 'RPC', 'de')).toBe('wir sehen our pc heute');
});

it.each([
  ['rpc', 'rpc', 1],
  ['bsbp', 'psbt', 0.5],
  ['gms', 'dns', 0],
  ['pc', 'pb', 0],
  ['rp', 'rpc', 0],
])('compares the letters %s with %s', (spoken, name, share) => {
  expect(compareLetters(spoken, name)).toBe(share);
});
