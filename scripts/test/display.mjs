import process from 'node:process';

const ttyIntervalMs = 500;
const plainIntervalMs = 15_000;

/**
 * Prints lines, and a status: on a terminal in one line that is rewritten, elsewhere as a line every 15 seconds.
 * @param {() => string} status
 */
export function startDisplay(status) {
  const { stdout } = process;
  const clear = () => stdout.isTTY && stdout.write('\r\u001b[2K');
  const draw = () => stdout.write(stdout.isTTY ? `\r\u001b[2K${status().slice(0, stdout.columns - 1)}` : `${status()}\n`);
  const timer = setInterval(draw, stdout.isTTY ? ttyIntervalMs : plainIntervalMs);
  return {
    /** @param {string} text */
    print(text) {
      clear();
      stdout.write(`${text}\n`);
      if (stdout.isTTY) draw();
    },
    stop() {
      clearInterval(timer);
      clear();
    },
  };
}

/**
 * Formats a duration as minutes and seconds.
 * @param {number} ms
 */
export const formatMinutes = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`;

/**
 * Formats a duration as seconds.
 * @param {number} ms
 */
export const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Formats a count.
 * @param {number} count
 */
export const formatCount = (count) => count.toLocaleString('en-US');

/**
 * Colors a text on a terminal.
 * @param {'red' | 'green' | 'dim'} color
 * @param {string} text
 */
export const paint = (color, text) => {
  const code = { red: 31, green: 32, dim: 2 }[color];
  return process.stdout.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text;
};
