/** A time range of audio that contains speech, in seconds. */
export interface SpeechRange {
  startTime: number;
  endTime: number;
}

/** Probabilities at which a voice starts and ends; values between them change nothing. */
const startProbability = 0.5;
const endProbability = 0.35;
/** Minimum seconds of silence between speech, and of speech. */
const minSilence = 0.2;
const minSpeech = 0.2;

/**
 * Returns the ranges with speech from the probability of each frame, in seconds. `margin` is added on both sides, because words
 * start and end quietly.
 */
export function findSpeechRanges(probabilities: ArrayLike<number>, frame: number, margin = 0): SpeechRange[] {
  const ranges: SpeechRange[] = [];
  const end = probabilities.length * frame;
  const spoken = runs(probabilities, Math.ceil(minSilence / frame)).filter(({ from, to }) => (to - from) * frame >= minSpeech);
  for (const [place, { from, to }] of spoken.entries()) {
    const before = (spoken[place - 1]?.to ?? 0) * frame;
    const after = (spoken[place + 1]?.from ?? probabilities.length) * frame;
    // Each neighbor gets half of a narrow gap.
    const isFirst = place === 0;
    const isLast = place === spoken.length - 1;
    const startTime = Math.max(from * frame - margin, isFirst ? 0 : (before + from * frame) / 2);
    const endTime = Math.min(to * frame + margin, isLast ? end : (after + to * frame) / 2);
    ranges.push({ startTime, endTime });
  }
  return ranges;
}

/** Returns the frame ranges with a voice. */
function runs(probabilities: ArrayLike<number>, silentFrames: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = -1;
  let to = 0;
  for (let at = 0; at < probabilities.length; at++) {
    const probability = probabilities[at]!;
    if (from < 0 && probability >= startProbability) from = at;
    if (from < 0) continue;
    if (probability >= endProbability) to = at + 1;
    else if (at + 1 - to >= silentFrames) {
      found.push({ from, to });
      from = -1;
    }
  }
  if (from >= 0) found.push({ from, to });
  return found;
}
