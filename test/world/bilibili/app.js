/* Imitates Bilibili's own script when a link is followed: the page stays and its video is replaced. */
addEventListener('click', async (event) => {
  const link = event.target.closest('#related a, #parts a');
  if (!link) return;
  event.preventDefault();
  history.pushState({}, '', link.href);
  const [, bvid] = link.pathname.match(/\/video\/(BV\w+)/);
  const page = Number(new URL(link.href).searchParams.get('p') ?? 1);
  const answer = await fetch(`https://api.bilibili.com/x/web-interface/view?bvid=${bvid}`, { credentials: 'include' });
  const { data } = await answer.json();
  if (!location.pathname.includes(bvid)) return;
  document.title = `${data.title}_哔哩哔哩_bilibili`;
  document.querySelector('h1').textContent = data.title;
  document.querySelector('video').src = `/world/sound?seconds=${data.pages[page - 1].duration}`;
});
