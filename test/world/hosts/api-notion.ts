import { fakeNotion } from '../../../lib/export/workspace/testing/fake-notion.ts';
import { type Host, json } from '../host.ts';

/** A note workspace that enforces its documented limits. Its state lasts as long as this module. */
const notion = fakeNotion();
export const notionPages = notion.pages;

export const apiNotion: Host = ({ method, url, headers, body }) => {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const answer = notion.answer({ method, path: url.pathname + url.search, headers: given, body });
  return json(answer.body, answer.status);
};
