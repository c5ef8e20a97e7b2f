/** Replaces the decimal digits of other scripts by those of ASCII, as in `٠١:٣٠`. The text's length stays. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    if (digit.length > 1) return digit;
    const code = digit.charCodeAt(0);
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCharCode(zero - 1)) && code - zero < 9) zero--;
    return String(code - zero);
  });
