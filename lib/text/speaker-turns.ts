/** Returns the indexes of the units of each speaker's turn. A unit without a speaker belongs to the turn before it. */
export function speakerTurns(units: readonly { speaker?: string | undefined }[]): number[][] {
  const turns: number[][] = [];
  let current: string | undefined;
  for (const [i, { speaker }] of units.entries()) {
    if (turns.length === 0 || (speaker !== undefined && speaker !== current)) turns.push([]);
    turns.at(-1)!.push(i);
    current = speaker ?? current;
  }
  return turns;
}
