import { describe, expect, it } from 'vitest';
import { inReadingOrder, type TextBox } from './reading-order.ts';

/** A line 20 high, taller when lines are detected. */
const line = (text: string, left: number, top: number, width = 10 * text.length): TextBox => ({
  text,
  left,
  top,
  width,
  height: 30,
});

describe('inReadingOrder', () => {
  it('goes from top to bottom, and joins lines that are side by side', () => {
    const pieces = [line('below', 0, 60), line('right', 160, 2), line('left', 0, 0)];
    expect(inReadingOrder(pieces)).toBe('left right\nbelow');
  });

  it('reads column by column below a title, and above a footer', () => {
    const pieces = [
      line('A title over all columns of it', 50, 0, 500),
      line('first of the left', 0, 60, 200),
      line('first of the right', 350, 60, 220),
      line('second of the left', 0, 100, 210),
      line('second of the right', 350, 100, 230),
      line('third of the left', 0, 140, 190),
      line('A footer over all columns of it', 50, 220, 500),
    ];
    expect(inReadingOrder(pieces).split('\n')).toEqual([
      'A title over all columns of it',
      'first of the left',
      'second of the left',
      'third of the left',
      'first of the right',
      'second of the right',
      'A footer over all columns of it',
    ]);
  });

  it('reads a table row by row', () => {
    const cells = ['Flour', '500 g', 'Water', '350 g', 'Salt', '10 g'];
    const pieces = cells.map((text, at) => line(text, at % 2 === 0 ? 0 : 300, 40 * Math.floor(at / 2), 80));
    expect(inReadingOrder(pieces)).toBe('Flour 500 g\nWater 350 g\nSalt 10 g');
  });

  it('is empty without lines', () => expect(inReadingOrder([])).toBe(''));
});
