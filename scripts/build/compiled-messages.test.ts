import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en/reading.json';
import { compiledMessages } from './compiled-messages.ts';

describe('compiledMessages', () => {
  const transform = compiledMessages().transform as (code: string, id: string) => string | null;
  const compiled = JSON.parse(transform(JSON.stringify(en), '/project/locales/en/reading.json') ?? '') as Record<string, unknown>;

  it('formats a tree as it formats the message', () => {
    const values = { count: 3, current: 2 };
    const tree = compiled['subtitles.matches'] as ReturnType<IntlMessageFormat['getAst']>;
    expect(new IntlMessageFormat(tree, 'en').format(values)).toBe('2 of 3');
  });

  it('keeps what has no arguments, and every key', () => {
    expect(compiled['chapters.empty']).toBe(en['chapters.empty']);
    expect(Object.keys(compiled)).toEqual(Object.keys(en));
  });

  it('leaves other files alone', () => {
    expect(transform('{}', '/project/demo/talk.json')).toBeNull();
  });
});
