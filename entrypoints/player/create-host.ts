import overlayStyle from './overlay.css?inline';
import timelineStyle from './timeline.css?inline';

/** Declarations that the page's own style sheets cannot override. */
const hostStyle = { all: 'initial', display: 'block', position: 'absolute', top: '0', left: '0', 'pointer-events': 'none' };

/**
 * Attaches an element with a closed shadow root to the page, over a video. It is the video's next sibling, so that it scrolls, is
 * clipped and becomes fullscreen together with the video, and the player's controls, which follow, are painted above it.
 */
export function createHost(video: HTMLVideoElement) {
  const { ownerDocument } = video;
  const host = ownerDocument.createElement('div');
  const shadow = host.attachShadow({ mode: 'closed' });
  const style = ownerDocument.createElement('style');
  style.textContent = overlayStyle + timelineStyle;
  const stage = ownerDocument.createElement('div');
  stage.className = 'stage';
  shadow.append(style, stage);
  const set = (styles: Record<string, string>) => {
    for (const [name, value] of Object.entries(styles)) host.style.setProperty(name, value, 'important');
  };
  set(hostStyle);

  let left = 0;
  let top = 0;
  const place = () => {
    if (!video.isConnected) return;
    // The site may have moved its video, or removed what it does not know.
    if (host.parentNode !== video.parentNode) {
      video.after(host);
      set({ 'z-index': getComputedStyle(video).zIndex });
    }
    showAboveFullscreen();
    const target = video.getBoundingClientRect();
    const own = host.getBoundingClientRect();
    left += target.left - own.left;
    top += target.top - own.top;
    set({ left: `${left}px`, top: `${top}px`, width: `${target.width}px`, height: `${target.height}px` });
  };

  /** Makes the host a popover while the video itself is fullscreen, because nothing else is painted above it. */
  const showAboveFullscreen = () => {
    const isFullscreen = (video.getRootNode() as Document | ShadowRoot).fullscreenElement === video;
    if (isFullscreen === (host.popover !== null)) return;
    host.popover = isFullscreen ? 'manual' : null;
    if (isFullscreen) host.showPopover();
    set({ position: isFullscreen ? 'fixed' : 'absolute' });
  };

  const removed = new AbortController();
  const sizes = new ResizeObserver(place);
  sizes.observe(video);
  ownerDocument.addEventListener('fullscreenchange', place, { signal: removed.signal });
  ownerDocument.defaultView?.addEventListener('resize', place, { signal: removed.signal });
  place();

  return {
    stage,
    place,
    remove() {
      removed.abort();
      sizes.disconnect();
      host.remove();
    },
  };
}
