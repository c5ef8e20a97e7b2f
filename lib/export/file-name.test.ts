import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';
import { anyText } from './fixtures/any-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('fileName', () => {
  it.each([
    ['How bread rises: a talk', 'How bread rises - a talk.md'],
    ['10:30 in the morning', '10 30 in the morning.md'],
    ['面包为什么会发？（上）', '面包为什么会发？（上）.md'],
    ['パン/焼き方 #1', 'パン 焼き方 1.md'],
    ['لماذا يرتفع الخبز', 'لماذا يرتفع الخبز.md'],
    ['../../etc/passwd', 'etc passwd.md'],
    ['C:\\Windows\\x', 'C Windows x.md'],
    ['What is "this"? <b>', "What is 'this' b.md"],
    ['AUX', '_AUX.md'],
    ['com1.talk', '_com1.talk.md'],
    ['Company', 'Company.md'],
    ['.hidden. . ', 'hidden.md'],
    ['invoice\u202Efdp.exe', 'invoice fdp.exe.md'],
    ['tabs\tand\u0000lines\r\n', 'tabs and lines.md'],
    ['e\u0301', 'é.md'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family.md'],
    ['', 'untitled.md'],
    [' . / ? ', 'untitled.md'],
    ['half \ud83d', 'half.md'],
  ])('names %j', (title, expected) => expect(fileName(title, 'md')).toBe(expected));

  it('truncates a long title between letters', () => {
    expect(fileName('面'.repeat(300), 'html')).toBe(`${'面'.repeat(58)}.html`);
    const family = fileName('👩‍👩‍👧'.repeat(100), 'md');
    expect(family).toBe(`${'👩‍👩‍👧'.repeat(9)}.md`);
    expect(bytes(family)).toBeLessThanOrEqual(180);
  });

  it('names a title of spaces and colons in time that grows with its length', () => {
    expect(fileName(`a${' '.repeat(500_000)}: b${':'.repeat(500_000)}`, 'md')).toBe('a - b.md');
  });

  it('returns a safe name for any title', () => {
    fc.assert(
      fc.property(anyText(250), (title) => {
        const name = fileName(title, 'xmind');
        expect(bytes(name)).toBeLessThanOrEqual(181);
        expect(name).toMatch(/^[^\p{Cc}<>:"/\\|?*. ][^\p{Cc}<>:"/\\|?*]*\.xmind$/u);
        expect(name).not.toMatch(/[. ]\.xmind$/);
        expect(fileName(name.slice(0, -'.xmind'.length), 'xmind')).toBe(name);
      }),
    );
  });
});
