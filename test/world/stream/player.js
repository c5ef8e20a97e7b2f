/* A typical player script: it reads the playlist and feeds the video by Media Source Extensions. */
const video = document.querySelector('video');
const { master, media } = video.dataset;
await fetch(master);
const source = new MediaSource();
video.src = URL.createObjectURL(source);
source.addEventListener('sourceopen', async () => {
  const buffer = source.addSourceBuffer('video/webm; codecs="vp9,opus"');
  const answer = await fetch(media);
  buffer.appendBuffer(await answer.arrayBuffer());
  buffer.addEventListener('updateend', () => source.endOfStream(), { once: true });
});
