import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../../scripts/try/decode-image.ts';
import { loadTextModels } from '../../../server/ports/text-models.ts';
import { accuracy } from '../../../test/images/accuracy.ts';
import { samples } from '../../../test/images/samples.ts';
import { orInSoak } from '../../../test/soak/or-in-soak.ts';
import { readText } from './read-text.ts';

const pictureOf = (name: string) => decodeImage(readFileSync(new URL(`fixtures/${name}.png`, import.meta.url)));

describe('readText', () => {
  it.each(orInSoak([samples[0]!, samples.at(-1)!], samples))('reads $name', async ({ name, slide: { title, points } }) => {
    const text = await readText(await pictureOf(name), await loadTextModels());
    expect(accuracy(text, [title, ...points].join(' '))).toBeGreaterThanOrEqual(0.95);
    expect(text.split('\n')).toHaveLength(1 + points.length);
  });

  it('returns nothing for an image without text', async () => {
    const white = { width: 320, height: 180, data: new Uint8ClampedArray(320 * 180 * 4).fill(255) };
    expect(await readText(white, await loadTextModels())).toBe('');
    expect(await readText({ width: 1, height: 1, data: new Uint8Array(4) }, await loadTextModels())).toBe('');
  });

  it('ends when it is canceled', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(readText(await pictureOf('english-small'), await loadTextModels(), signal)).rejects.toThrow('enough');
  });
});
