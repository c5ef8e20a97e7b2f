import { expect, it } from 'vitest';
import { findIntruders, kindOf, readElements } from './find-intruders.ts';
import { hostileStrings, stringsFor } from './strings/hostile-strings.ts';

/** Kinds of elements of a page with harmless texts. */
const allowed = new Set(readElements('<p title="x"><a href="https://example.com/">x</a></p>').map(kindOf));
/** Whether the detectors find something in a page that a careless program made. */
const isFound = (page: string) => findIntruders(readElements(page), allowed).length > 0;

it('there are at least 300 kinds of hostile strings, each with a name of its own', () => {
  expect(hostileStrings.length).toBeGreaterThan(300);
  expect(new Set(hostileStrings.map(({ name }) => name)).size).toBe(hostileStrings.length);
});

it('finds markup in a page whose texts are not escaped', () => {
  const missed = stringsFor('markup').filter(
    ({ text }) => !isFound(`<p title="x"><a href="https://example.com/">${text}</a></p>`),
  );
  // Comments and rests of elements stay harmless there.
  expect(missed.map(({ name }) => name)).toEqual([]);
});

it('finds handlers in a page whose attributes are not escaped', () => {
  const broken = (text: string) => [`<p title="${text}">`, `<p title='${text}'>`, `<p title=${text}>`];
  const missed = stringsFor('attribute').filter(({ text }) => !broken(text).some(isFound));
  expect(missed.map(({ name }) => name)).toEqual([]);
});

it('finds addresses in a page whose links are not checked', () => {
  const missed = stringsFor('url').filter(({ text }) => !isFound(`<p title="x"><a href="${text}">x</a></p>`));
  // Addresses of the web may be opened by a click.
  expect(missed.map(({ text }) => text).filter((text) => !/^(?:https?:\/\/|mailto:)/.test(text))).toEqual([]);
});

it('finds what is loaded from another host', () => {
  for (const page of [
    '<p title="x"><img src="https://hostile.example/a.png">',
    '<p style="background:url(https://hostile.example/)">',
    '<img srcset="https://hostile.example/ 1x">',
    '<iframe srcdoc="x">',
    '<a href="java&#10;script:x">',
    '<form action="javascript:x">',
  ]) {
    expect(findIntruders(readElements(page)), page).not.toEqual([]);
  }
});
