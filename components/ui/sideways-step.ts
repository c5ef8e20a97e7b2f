/** Returns the step that an arrow key takes along a row: 1 forward, -1 back, undefined for other keys. Rows of right-to-left elements run to the left. */
export function sidewaysStep(key: string, row: Element): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const isForward = (key === 'ArrowLeft') === (getComputedStyle(row).direction === 'rtl');
  return isForward ? 1 : -1;
}
