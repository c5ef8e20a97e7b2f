const otherDigit = /[^\P{Nd}0-9]/u;
const everyOther = new RegExp(otherDigit, 'gu');

/** Replaces the decimal digits of other scripts by those of ASCII, as in `٠١:٣٠`. The text's length stays. */
export const toAsciiDigits = (text: string): string =>
  text.replace(everyOther, (digit) => {
    // The digits of a script start at a multiple of 16, or 6 after one.
    const row = digit.charCodeAt(0) & ~15;
    const first = otherDigit.test(String.fromCharCode(row)) ? row : row + 6;
    return digit.length > 1 ? digit : String(digit.charCodeAt(0) - first);
  });
