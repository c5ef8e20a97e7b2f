export interface Timing {
  startTime: number;
  endTime: number;
}

/** Seconds of `[H:]MM:SS[.fff]`, with a comma or a dot; undefined for anything else. */
export function parseClock(text: string): number | undefined {
  let whole = 0;
  let part = 0;
  let digits = 0;
  let colons = 0;
  let scale = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) {
      if (++digits > 9) return undefined;
      part = part * 10 + code - 0x30;
      scale *= 10;
    } else if (digits === 0 || scale > 0) {
      return undefined;
    } else if (code === 0x3a) {
      if (++colons > 2) return undefined;
      whole = (whole + part) * 60;
      part = digits = 0;
    } else if (code === 0x2c || code === 0x2e) {
      whole += part;
      part = digits = 0;
      scale = 1;
    } else return undefined;
  }
  if (digits === 0 || colons === 0) return undefined;
  return scale > 0 ? whole + part / scale : whole + part;
}

/** The line of times above a cue of SRT or WebVTT; what follows the times is ignored. */
export function parseTiming(line: string): Timing | undefined {
  const arrow = line.indexOf('-->');
  if (arrow < 0) return undefined;
  const startTime = parseClock(line.slice(0, arrow).trim());
  if (startTime === undefined) return undefined;
  const rest = line.slice(arrow + 3).trimStart();
  const space = rest.search(/\s/);
  const endTime = parseClock(space < 0 ? rest : rest.slice(0, space));
  return endTime === undefined ? undefined : { startTime, endTime };
}
