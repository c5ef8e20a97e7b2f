import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['**Bold** and __strong__ and `code`', 'Bold and strong and code'],
  ['- a point', 'a point'],
  ['3. a point', 'a point'],
  ['1984 was a year', '1984 was a year'],
  ['a [link](https://evil.example) and ![image](https://evil.example/x.png)', 'a link and image'],
  ['<img src=x onerror=alert(1)>said <b>so</b>', 'said so'],
  ['a < b and c > d', 'a < b and c > d'],
  ['two\nlines\u0000\u202e', 'two lines'],
  ['a rocket 🚀 and a family 👨‍👩‍👧 in 🇫🇷', 'a rocket and a family in'],
  ['क्‍ष keeps its joiner, and so does 5°', 'क्‍ष keeps its joiner, and so does 5°'],
])('converts %j to %j', (written, plain) => expect(plainText(written)).toBe(plain));

it('retains emoji when they are requested', () => expect(plainText('🚀 Go', { showEmoji: true })).toBe('🚀 Go'));
