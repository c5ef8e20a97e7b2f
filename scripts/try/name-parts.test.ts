import { expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

const heal = (input: object) => nameParts['heal-names']!.run(input);

it('returns the corrected units with their other fields, and each change with its reason', () => {
  const units = [{ text: 'hello from cooper netties', speaker: 'Ann', t: 1.5, e: 3 }, { text: 'and good bye' }];
  expect(heal({ units, title: null, description: 'We deploy it on Kubernetes.' })).toEqual({
    units: [{ ...units[0], text: 'hello from Kubernetes' }, units[1]],
    changes: [{ unit: 0, from: 'cooper netties', to: 'Kubernetes', because: 'description: We deploy it on Kubernetes.' }],
  });
});

it('corrects by taught terms alone, and nothing without evidence', () => {
  const units = [{ text: 'we train it in pie torch' }];
  expect(heal({ units, terms: ['PyTorch'] })).toMatchObject({ changes: [{ to: 'PyTorch', because: 'term: PyTorch' }] });
  expect(heal({ units })).toEqual({ units, changes: [] });
});
