/* Imitates the transcript that YouTube shows beside a video, in its two markups. */
(() => {
  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const builders = {
    modern: ({ time, label, text }) =>
      element(
        'transcript-segment-view-model',
        { className: 'ytwTranscriptSegmentViewModelHost' },
        element('div', { className: 'ytwTranscriptSegmentViewModelTimestamp', ariaHidden: 'true' }, time),
        element('div', { className: 'ytwTranscriptSegmentViewModelTimestampA11yLabel' }, label),
        element('span', { className: 'ytAttributedStringHost', role: 'text' }, text),
      ),
    classic: ({ time, text }) =>
      element(
        'ytd-transcript-segment-renderer',
        {},
        element(
          'div',
          { className: 'segment-start-offset' },
          element('div', { className: 'segment-timestamp' }, `\n  ${time}\n`),
        ),
        element('yt-formatted-string', { className: 'segment-text' }, text),
      ),
  };
  const targets = { modern: 'PAmodern_transcript_view', classic: 'engagement-panel-searchable-transcript' };

  function panelOf(markup) {
    const target = targets[markup];
    const found = document.querySelector(`[target-id="${target}"]`);
    if (found) return found;
    const search =
      markup === 'modern'
        ? element('yt-search-input-view-model', {}, element('textarea'))
        : element('ytd-transcript-search-box-renderer', {}, element('input', { placeholder: 'Search transcript' }));
    const panel = element('ytd-engagement-panel-section-list-renderer', {}, search, element('div', { id: 'contents' }));
    panel.setAttribute('target-id', target);
    document.querySelector('#panels').append(panel);
    return panel;
  }

  /** Fills the list, reusing existing rows for new text as YouTube's lists do. */
  function fill(list, markup, rows) {
    for (const [place, row] of rows.entries()) {
      const made = builders[markup](row);
      const old = list.children[place];
      if (old?.localName !== made.localName) {
        list.append(made);
        continue;
      }
      const texts = [old, made].map((root) => document.createTreeWalker(root, NodeFilter.SHOW_TEXT));
      while (texts.every((walker) => walker.nextNode())) texts[0].currentNode.data = texts[1].currentNode.data;
    }
    while (list.children.length > rows.length) list.lastChild.remove();
  }

  document.addEventListener('click', async ({ target }) => {
    if (target.matches('#close-transcript')) {
      for (const panel of document.querySelectorAll('#panels > *')) panel.hidden = true;
    }
    if (!target.matches('#show-transcript')) return;
    const videoId = new URLSearchParams(location.search).get('v');
    const answer = await fetch('/world/transcript', { method: 'POST', body: JSON.stringify({ videoId }) });
    const { markup, rows } = await answer.json();
    for (const panel of document.querySelectorAll('#panels > *')) panel.hidden = true;
    const panel = panelOf(markup);
    panel.hidden = false;
    fill(panel.querySelector('#contents'), markup, rows);
  });
})();
