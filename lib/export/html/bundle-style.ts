/** Style sheet of the exported page: readable in light and dark, on paper, and in either direction of writing. */
export const bundleStyle = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --soft: light-dark(#666, #aaa); --link: light-dark(#0b5cad, #8cc4ff); }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem 6rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-block-start: 2.5rem; border-block-end: 1px solid var(--line); }
a { color: var(--link); }
article + article { margin-block-start: 5rem; }
.about, .part, .time, figcaption { color: var(--soft); font-variant-numeric: tabular-nums; }
.tags { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; }
.tags li { border: 1px solid var(--line); border-radius: 1rem; padding-inline: .6rem; }
.cue { margin-block: .35rem; padding-inline-start: 4.5rem; }
.cue > .time { float: inline-start; margin-inline-start: -4.5rem; }
figure { margin-inline: 0; }
.slide img, p img { display: block; max-width: 100%; border: 1px solid var(--line); border-radius: .4rem; }
.slide p { margin-block: .25rem; white-space: pre-line; }
blockquote { margin-inline: 0; border-inline-start: 3px solid var(--line); padding-inline-start: 1rem; }
pre { overflow-x: auto; }
@media print { a { color: inherit; } }
`;
