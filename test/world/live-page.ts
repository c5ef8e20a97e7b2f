/**
 * A page with a live stream: a script feeds an endless player, and captions appear and disappear during playback. `say(text,
 * startTime)` adds a cue, replacing one with the same start time; only the last few remain. `flash(text)` adds a cue at the
 * current playback time.
 */
export const livePage = (title: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>
<video muted autoplay width="640" height="360"></video>
<script>
const player = document.querySelector('video');
const stay = 4;
const captions = player.addTextTrack('captions', 'English', 'en');
captions.mode = 'disabled';
const shown = [];
function say(text, startTime) {
  const same = shown.findIndex((cue) => cue.startTime === startTime);
  if (same >= 0) captions.removeCue(shown.splice(same, 1)[0]);
  if (shown.length === stay) captions.removeCue(shown.shift());
  const cue = new VTTCue(startTime, startTime + 3, text);
  shown.push(cue);
  captions.addCue(cue);
}
const stream = new MediaSource();
stream.onsourceopen = async () => {
  const bytes = await (await fetch('/live.webm')).arrayBuffer();
  const buffer = stream.addSourceBuffer('audio/webm; codecs="opus"');
  buffer.mode = 'sequence';
  stream.duration = Infinity;
  for (let part = 0; part < 12; part++) {
    const taken = new Promise((resolve) => { buffer.onupdateend = resolve; });
    buffer.appendBuffer(bytes);
    await taken;
  }
  player.play();
};
// On the screen for a moment only.
function flash(text) {
  const cue = new VTTCue(player.currentTime, player.currentTime + 60, text);
  captions.addCue(cue);
  setTimeout(() => captions.removeCue(cue), 600);
}
player.src = URL.createObjectURL(stream);
</script></body></html>`;
