import { expect } from 'vitest';
import { startModelServer } from '../model-server/model-server.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { test } from './gloss.ts';
import { click, control, expectText, fill, texts, viewOf } from './view.ts';

/** Neither loopback nor https, so a policy that upgrades requests would break them. */
const modelHost = 'models.home.arpa';
const feedUrl = 'http://podcasts.home.arpa/feed.xml';
const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Home Radio</title><link>http://podcasts.home.arpa/</link>
<description>Spoken at home</description><item><title>The first evening</title><link>http://podcasts.home.arpa/1</link><guid>1</guid>
<enclosure url="http://podcasts.home.arpa/1.mp3" type="audio/mpeg" length="1"/></item></channel></rss>`;

test('a model server on plain http in the local network is added after Firefox’s question, and writes', async ({ gloss }) => {
  const models = await startModelServer();
  const { port } = new URL(models.baseUrls.openaiCompatible);
  gloss.proxy.mapHost(modelHost, Number(port));
  const settings = await gloss.openOwnPage('options.html');
  const view = await viewOf(settings);
  await click(view, 'Add model');
  await (await control(view, 'Service')).select('other');
  await fill(view, 'Name', 'Mine');
  await fill(view, 'Address', `http://${modelHost}:${port}/v1`);
  await expectText(view, `Your browser will ask to allow access to ${modelHost}`);
  await click(view, 'Test and list models');
  await gloss.answerPermission('allow');
  await expect
    .poll(() => settings.evaluate('browser.permissions.getAll()'))
    .toMatchObject({
      data_collection: expect.arrayContaining(['authenticationInfo', 'websiteContent']),
    });
  await (await control(view, 'Available models')).select('small');
  await click(view, 'Save');
  await expectText(view, /Mine[\s\S]*small/, '[data-provider]');

  await gloss.visit(watchUrl('talk'));
  await gloss.openSidebar();
  const panel = await gloss.surface(settings, 'sidebar');
  await expect.poll(() => texts(panel, '[data-view="summary"] [data-trust="model"]')).toHaveLength(1);
  expect(models.calls.length).toBeGreaterThan(0);
  gloss.proxy.mapHost(modelHost, undefined);
  await models.close();
});

test('a refused permission is named, and nothing is sent', async ({ gloss, world }) => {
  const view = await viewOf(await gloss.openOwnPage('options.html'));
  await click(view, 'Add model');
  await (await control(view, 'Service')).select('other');
  await fill(view, 'Name', 'Mine');
  await fill(view, 'Address', 'http://refused.home.arpa/v1');
  await click(view, 'Test and list models');
  await gloss.answerPermission('block');
  await expectText(view, 'Gloss needs your permission to access refused.home.arpa.');
  expect(world.requests.filter(({ host }) => host === 'refused.home.arpa')).toEqual([]);
});

test('a feed on plain http in the local network is followed', async ({ gloss, world }) => {
  world.replace(feedUrl, { headers: { 'content-type': 'application/rss+xml' }, body: rss });
  const view = await viewOf(await gloss.openOwnPage('sidepanel.html?place=feed'));
  await fill(view, 'Address of a channel, podcast or blog', feedUrl);
  await click(view, 'Follow');
  await click(view, 'Allow podcasts.home.arpa');
  await gloss.answerPermission('allow');
  await expectText(view, 'Following Home Radio');
  const protocols = world.requests.filter(({ host }) => host === 'podcasts.home.arpa').map(({ url }) => url.protocol);
  expect(new Set(protocols)).toEqual(new Set(['http:']));
  world.replace(feedUrl, undefined);
});
