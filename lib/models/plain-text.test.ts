import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['**Bold** and __very strong__ and `code`', 'Bold and very strong and code'],
  ['`__init__` and __main__', '__init__ and __main__'],
  ['24. Dezember ist Heiligabend', '24. Dezember ist Heiligabend'],
  ['> 50 percent', '> 50 percent'],
  ['a [link](https://evil.example) and ![image](https://evil.example/x.png)', 'a link and image'],
  ['<img src=x onerror=alert(1)>said <b>so</b>', 'said so'],
  ['a < b and c > d', 'a < b and c > d'],
  ['two\nlines\u0000\u202e', 'two lines'],
  ['a rocket 🚀 and a family 👨‍👩‍👧 in 🇫🇷', 'a rocket and a family in'],
  ['क्‍ष keeps its joiner, and so does 5°', 'क्‍ष keeps its joiner, and so does 5°'],
])('converts %j to %j', (written, plain) => expect(plainText(written)).toBe(plain));

it('retains emoji when they are requested', () => expect(plainText('🚀 Go', { showEmoji: true })).toBe('🚀 Go'));
