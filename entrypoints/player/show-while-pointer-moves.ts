/** Time for which the element stays after the pointer's last move over the player. */
const shownMs = 3000;

/** Marks an element as shown while the pointer moves over the stage. Returns the function that ends it. */
export function showWhilePointerMoves(element: HTMLElement, stage: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  stage.ownerDocument.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { left, right, top, bottom } = stage.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return;
      element.classList.add('is-shown');
      clearTimeout(timer);
      timer = setTimeout(() => element.classList.remove('is-shown'), shownMs);
    },
    { passive: true, signal: ended.signal },
  );
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
