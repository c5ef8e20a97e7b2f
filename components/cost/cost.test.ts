import { describe, expect, it } from 'vitest';
import type { Settings } from '../../lib/records/settings.ts';
import { isCostly } from './is-costly.ts';
import { selectTextEngine } from './text-engine.ts';

describe('isCostly', () => {
  const run = { model: 'm', calls: 3, inputTokens: 30_000, outputTokens: 9_000 };

  it('depends on the price when it is known', () => {
    expect([0, 0.05, 0.051].map((cost) => isCostly({ ...run, cost }))).toEqual([false, false, true]);
    expect(isCostly({ ...run, inputTokens: 10_000_000, cost: 0 })).toBe(false);
  });

  it('depends on the tokens when it is not', () => {
    expect(isCostly(run)).toBe(false);
    expect(isCostly({ ...run, outputTokens: 10_001 })).toBe(true);
  });
});

describe('selectTextEngine', () => {
  const providers: Settings['providers'] = ['first', 'second'].map((id) => ({
    id,
    kind: 'google',
    name: id,
    model: `model of ${id}`,
  }));

  it('is the selected provider, or the first one', () => {
    expect(selectTextEngine({ engine: 'second', providers }, [])).toEqual({ name: 'model of second' });
    expect(selectTextEngine({ engine: 'second/other', providers }, [])).toEqual({ name: 'other' });
    expect(selectTextEngine({ engine: 'auto', providers }, ['browser'])).toEqual({ name: 'model of first' });
  });

  it('is the browser’s model when no better one is configured', () => {
    expect(selectTextEngine(null, ['browser'])).toEqual({ name: '' });
    expect(selectTextEngine({ engine: 'builtIn', providers }, ['browser'])).toEqual({ name: '' });
  });

  it('is the browser’s translator where a translation is enough and no better one is configured', () => {
    const offered = ['summarizer', 'translator'];
    expect(selectTextEngine(null, offered, { isTranslation: true })).toEqual({ name: '', isTranslator: true });
    expect(selectTextEngine(null, ['browser', ...offered], { isTranslation: true })).toEqual({ name: '' });
    expect(selectTextEngine(null, offered)).toEqual({ missing: 'model' });
  });

  it('is the account’s server for the products that it generates, and the best available one for all others', () => {
    expect(selectTextEngine({ engine: 'account', providers: [] }, [], { isVersion: true })).toEqual({ name: '' });
    expect(selectTextEngine({ engine: 'account', providers: [] }, [])).toEqual({ missing: 'model' });
    expect(selectTextEngine({ engine: 'account', providers }, [])).toEqual({ name: 'model of first' });
  });

  it('returns why there is none', () => {
    expect(selectTextEngine(null, [])).toEqual({ missing: 'model' });
    expect(selectTextEngine({ engine: 'builtIn', providers }, [])).toEqual({ missing: 'model' });
    expect(selectTextEngine({ engine: 'offline', providers }, ['browser'])).toEqual({ missing: 'choice' });
  });
});
