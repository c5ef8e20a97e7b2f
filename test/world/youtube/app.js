/* Imitates YouTube's own page script, as far as an extension can observe it. */
(() => {
  const find = (selector) => document.querySelector(selector);
  const idOf = (address) => {
    const { pathname, searchParams } = new URL(address, location.href);
    return searchParams.get('v') ?? /^\/(?:shorts|live)\/([\w-]+)/.exec(pathname)?.[1] ?? null;
  };
  const findPlayer = () => find('#movie_player, #shorts-player');
  const tell = (type, detail) => document.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const ask = async (path, videoId) => {
    const body = JSON.stringify({
      context: { client: { clientName: 'WEB', clientVersion: '2.20261001.00.00', hl: 'en' } },
      videoId,
    });
    const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return answer.json();
  };

  let current = window.ytInitialPlayerResponse;
  let turn = 0;

  function equip() {
    const player = findPlayer();
    if (!player || player.getPlayerResponse) return;
    const video = player.querySelector('video');
    Object.assign(player, {
      getPlayerResponse: () => current,
      getVideoData: () => ({
        video_id: current.videoDetails?.videoId,
        title: current.videoDetails?.title,
        author: current.videoDetails?.author,
      }),
      getCurrentTime: () => video.currentTime,
      getDuration: () => video.duration,
      getPlayerState: () => (video.paused ? 2 : 1),
      seekTo: (seconds) => {
        video.currentTime = seconds;
      },
      playVideo: () => video.play(),
      pauseVideo: () => video.pause(),
    });
  }

  async function load(videoId, mine) {
    const player = findPlayer();
    const video = player.querySelector('video');
    const { status, reason } = current.playabilityStatus;
    const error = find('.ytp-error');
    error.hidden = status === 'OK';
    error.textContent = status === 'OK' ? '' : reason;
    if (status !== 'OK') return video.removeAttribute('src');
    const { ads, captions } = await ask('/world/plays', videoId);
    if (mine !== turn) return;
    /* Active captions are requested with the proof-of-origin token that only the player has. */
    player.getAudioTrack = () => ({ captionTracks: captions.map((url) => ({ url })) });
    for (const url of captions) fetch(url);
    if (ads) {
      player.classList.add('ad-showing');
      video.src = `/videoplayback?ad=${ads}`;
      await wait(2000);
      if (mine !== turn) return;
      player.classList.remove('ad-showing');
    }
    video.src = `/videoplayback?v=${videoId}`;
  }

  function build() {
    const flexy = document.createElement('ytd-watch-flexy');
    const player = Object.assign(document.createElement('div'), { id: 'movie_player', className: 'html5-video-player' });
    const video = Object.assign(document.createElement('video'), { className: 'video-stream html5-main-video', controls: true });
    const error = Object.assign(document.createElement('div'), { className: 'ytp-error', hidden: true });
    const title = Object.assign(document.createElement('div'), { id: 'title' });
    const heading = title.appendChild(document.createElement('h1'));
    heading.append(document.createElement('yt-formatted-string'));
    player.append(video, error);
    flexy.append(player, title);
    find('ytd-browse').replaceWith(flexy);
  }

  /* On navigation the address changes first, then the page's data; the player and the title come last. */
  async function navigate(address) {
    const mine = ++turn;
    const videoId = idOf(address);
    tell('yt-navigate-start', { url: address, endpoint: { watchEndpoint: { videoId } }, pageType: 'watch' });
    if (location.href !== address) history.pushState({}, '', address);
    const [response, playerResponse] = await Promise.all([
      ask('/youtubei/v1/next', videoId),
      ask('/youtubei/v1/player', videoId),
    ]);
    if (mine !== turn) return;
    if (!find('ytd-watch-flexy')) build();
    find('ytd-watch-flexy').setAttribute('video-id', videoId);
    find('ytd-watch-flexy').data = response;
    tell('yt-page-data-updated', { pageType: 'watch' });
    tell('yt-navigate-finish', {
      endpoint: { watchEndpoint: { videoId } },
      pageType: 'watch',
      response: { page: 'watch', url: address, response, playerResponse },
    });
    await wait(300);
    if (mine !== turn) return;
    const title = playerResponse.videoDetails?.title ?? '';
    document.title = `${title} - YouTube`;
    find('yt-formatted-string').textContent = title;
    equip();
    current = playerResponse;
    await load(videoId, mine);
  }

  addEventListener('click', (event) => {
    const link = event.target.closest('#related a');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    navigate(link.href);
  });
  addEventListener('popstate', () => {
    if (idOf(location.href)) navigate(location.href);
    else location.reload();
  });
  if (findPlayer()) {
    equip();
    load(idOf(location.href), turn);
    const videoId = idOf(location.href);
    tell('yt-navigate-finish', {
      endpoint: { watchEndpoint: { videoId } },
      pageType: 'watch',
      response: { playerResponse: current },
    });
  }
})();
